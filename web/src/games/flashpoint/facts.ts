// What a model, a cube or a weapon is, read from catalogue and view. A cube is one unit; x is east, y is north.
import type { IconName } from '../../draw/icons';
import type { Answer } from '../../messages';
import type { Position } from '../../table/position';
import type { FlashpointModelView, FlashpointTerrainInfo, FlashpointUnitInfo } from '../../wire';

type At = Position<'flashpoint'>;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** Places stand so far from the middle of a cube, in cubes. */
const STEP = 0.26;
const TEAMS: Record<string, 'a' | 'b'> = { blue: 'a', red: 'b' };

export const landOf = (at: At): FlashpointTerrainInfo => at.view.land ?? at.catalogue.terrain;

/** Where a cube lies: column, row and level; halves of cubes lie where the whole does. */
export function cellOf(at: At, cube: number): Spot {
  const { size, floors, inner } = landOf(at);
  let whole = cube;
  if (cube >= floors.length) {
    const divided = [...inner].flatMap((letter, k) => ('|-:='.includes(letter) ? [k] : []));
    whole = divided[cube - floors.length] ?? 0;
  }
  return { x: whole % size, y: Math.floor(whole / size) % size, level: Math.floor(whole / (size * size)) };
}

export const cubeName = (at: At, cube: number): string => landOf(at).cubes[cube] ?? String(cube);

/** The middle of a place in a cube. */
export function spotIn(at: At, cube: number, place: number | null): Spot {
  const { x, y, level } = cellOf(at, cube);
  const info = at.catalogue.places[place ?? 4] ?? { column: 1, row: 1 };
  return { x: x + 0.5 + (info.column - 1) * STEP, y: y + 0.5 + (info.row - 1) * STEP, level };
}

export const spotOf = (at: At, model: FlashpointModelView): Spot | null => (model.cube === null ? null : spotIn(at, model.cube, model.place));

export const unitOf = (at: At, model: FlashpointModelView): FlashpointUnitInfo => at.catalogue.units[model.unit]!;
export const shortName = (at: At, model: FlashpointModelView): string => unitOf(at, model).name.replace('Spartan ', '');

/** What a model is called at the table: the letter of its player and its number among his. */
export function tagOf(at: At, number: number): string {
  const model = at.view.models[number]!;
  const own = at.view.models.filter((one) => one.seat === model.seat);
  return `${'AB'[model.seat] ?? '?'}${own.indexOf(model) + 1}`;
}

/** The colour of a player's side, as a token. */
export const teamOf = (at: At, seat: number): 'a' | 'b' => TEAMS[at.catalogue.zones[at.view.seats[seat]!.zone] ?? ''] ?? (seat === 0 ? 'a' : 'b');
export const colourOf = (at: At, seat: number): string => `var(--team-${teamOf(at, seat)})`;

/** The model that acts: the one that the question is about, or the active one. */
export function activeOf(at: At): number | null {
  const about = at.put?.question.about;
  if (about && 'model' in about && typeof about.model === 'number') return about.model;
  return at.view.active;
}

/** The weapons of a model: those on its card and those that it carries. */
export function armsOf(at: At, number: number): { name: string; range: number }[] {
  const model = at.view.models[number]!;
  const unit = unitOf(at, model);
  const ids = [...unit.close, ...(unit.loadouts[model.loadout] ?? []), ...at.view.weapons.filter((one) => one.model === number).map((one) => one.weapon)];
  return ids.map((id) => at.catalogue.weapons[id]!).map((one) => ({ name: one.name, range: Math.max(...one.lines.map((line) => line.range)) }));
}

const ACTION_GLYPHS: Partial<Record<Answer<'flashpoint'>['kind'], IconName>> = {
  advance: 'run',
  sprint: 'run',
  crouch: 'crouch',
  stand_up: 'up',
  shoot: 'target',
  shoot_at: 'target',
  shoot_cube: 'grenade',
  assault: 'duel',
  advance_die: 'dice',
  shoot_die: 'dice',
  assault_die: 'dice',
  move: 'run',
  enter: 'run',
  stand: 'cube',
  use_item: 'cache',
  take_item: 'cache',
  take_weapon: 'gun',
  fight_with: 'duel',
  reroll_dice: 'dice',
  choose_dice: 'dice',
  add_dice: 'dice',
};
export const glyphOf = (kind: Answer<'flashpoint'>['kind']): IconName => ACTION_GLYPHS[kind] ?? 'check';
export const FACE_GLYPHS: readonly IconName[] = ['people', 'dice', 'run', 'target', 'duel', 'hero'];

/** A shot that may be taken: at whom, how well it is seen, and the dice. */
export interface Shot {
  readonly target: number;
  readonly clear: boolean;
  readonly dice: number;
  readonly need: number;
}

export function shotsOf(options: readonly { answer: Answer<'flashpoint'>; note: unknown }[]): Shot[] {
  const shots = new Map<number, Shot>();
  for (const { answer, note } of options) {
    if (answer.kind !== 'shoot_at' || !note || typeof note !== 'object' || !('clear' in note)) continue;
    const aim = note as { clear: boolean; dice: number; need: number };
    if (!shots.has(answer.target)) shots.set(answer.target, { target: answer.target, clear: aim.clear, dice: aim.dice, need: aim.need });
  }
  return [...shots.values()];
}
