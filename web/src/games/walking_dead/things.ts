// Which things on the table an answer is about.
import { thing, type Thing } from '../../choose/choice';
import type { Answer } from '../../messages';
import type { Position } from '../../table/position';

/** A die by its place in the tray. */
export const die = (place: number): Thing => thing('die', place);
export const seated = (seat: number): Thing => thing('seat', seat);

/** The places in a set of dice: the sum of 2 ** place. */
export function placesIn(set: number): number[] {
  return Array.from({ length: 5 }, (_, place) => place).filter((place) => set & (1 << place));
}

export function things(answer: Answer<'walking_dead'>): Thing[] {
  switch (answer.kind) {
    case 'reroll':
      return placesIn(answer.dice).map(die);
    case 'hit':
    case 'double':
    case 'heal':
    case 'clear':
      return [seated(answer.target)];
    case 'keep':
    case 'pass':
    case 'take':
    case 'shed':
      return [];
  }
}

/** The dice that can be thrown again: those that show what a die in some option shows. */
export function throwable(at: Position<'walking_dead'>): Thing[] {
  const { dice } = at.view;
  const faces = new Set<number | undefined>();
  for (const row of at.put?.question.rows ?? []) {
    if (row.answer.kind !== 'reroll') continue;
    for (const set of row.values ?? []) for (const place of placesIn(set)) faces.add(dice[place]);
  }
  return dice.flatMap((face, place) => (faces.has(face) ? [die(place)] : []));
}

/** Of dice that show the same, those at the first places stand for the others: so the options name them. */
export function canonical(chosen: readonly Thing[], at: Position<'walking_dead'>): Thing[] {
  const { dice } = at.view;
  const wanted = new Map<number, number>();
  dice.forEach((face, place) => chosen.includes(die(place)) && wanted.set(face, (wanted.get(face) ?? 0) + 1));
  return dice.flatMap((face, place) => {
    const left = wanted.get(face) ?? 0;
    wanted.set(face, left - 1);
    return left > 0 ? [die(place)] : [];
  });
}
