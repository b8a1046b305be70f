// How an answer is chosen on the board. Options are about things (a card, a seat, a place); touching things narrows the
// options until one is left. Nothing here knows a rule: what is not among the options cannot be chosen.

/** A thing on the board: its kind and numbers, as `card:44` or `laid:3:44`. */
export type Thing = string;

/** The name of a thing. */
export const thing = (kind: string, ...numbers: number[]): Thing => [kind, ...numbers].join(':');

/** An option and the things that it is about, in the order in which they are chosen: source, target, part. */
export interface About<O> {
  readonly option: O;
  readonly things: readonly Thing[];
}

/** What has been touched so far. */
export interface Choice<O> {
  readonly all: readonly About<O>[];
  readonly touched: readonly Thing[];
}

/** What a touch leads to: a narrower choice, an answer, or a menu of what is left at a thing. */
export type Touch<O> =
  | { readonly to: 'choice'; readonly choice: Choice<O> }
  | { readonly to: 'answer'; readonly option: O }
  | { readonly to: 'nothing' };

export const begin = <O>(all: readonly About<O>[]): Choice<O> => ({ all, touched: [] });

/** The options that are about everything touched. */
export function left<O>(choice: Choice<O>): readonly About<O>[] {
  if (choice.touched.length === 0) return choice.all;
  return choice.all.filter((about) => choice.touched.every((touched) => about.things.includes(touched)));
}

/** Options that are about nothing on the board: end the turn, pass, keep. */
export const plain = <O>(choice: Choice<O>): O[] =>
  choice.all.filter((about) => about.things.length === 0).map((about) => about.option);

/** The things that can be touched next: of each option left, the first that has not been touched. */
export function open<O>(choice: Choice<O>): ReadonlySet<Thing> {
  const found = new Set<Thing>();
  for (const about of left(choice)) {
    const next = about.things.find((one) => !choice.touched.includes(one));
    if (next !== undefined) found.add(next);
  }
  return found;
}

/** Everything that any option left is about: these may be touched out of order, too. */
export function reachable<O>(choice: Choice<O>): ReadonlySet<Thing> {
  return new Set(left(choice).flatMap((about) => about.things));
}

/** The options that need nothing more: all that they are about has been touched. */
export function ready<O>(choice: Choice<O>): readonly O[] {
  if (choice.touched.length === 0) return [];
  return left(choice)
    .filter((about) => about.things.every((one) => choice.touched.includes(one)))
    .map((about) => about.option);
}

/** The only option that is ready, if nothing else could still be meant. */
export function armed<O>(choice: Choice<O>): O | null {
  const [only, ...others] = ready(choice);
  return only !== undefined && others.length === 0 && left(choice).length === 1 ? only : null;
}

/** Several options left that touching cannot tell apart any further at this step: a menu opens, or a number is asked. */
export function menu<O>(choice: Choice<O>): readonly O[] {
  const rest = left(choice);
  if (choice.touched.length < 2 && ready(choice).length < 2) return [];
  return rest.length > 1 ? rest.map((about) => about.option) : [];
}

/**
 * A thing is touched.
 *
 * Touched again it is sent if it is all that is needed, and let go otherwise. The second thing of a choice (a target) is
 * sent at once if one option is left. A thing that fits nothing touched so far begins a new choice.
 */
export function touch<O>(choice: Choice<O>, touched: Thing): Touch<O> {
  if (choice.touched.includes(touched)) {
    const only = armed(choice);
    if (only !== null) return { to: 'answer', option: only };
    return { to: 'choice', choice: { ...choice, touched: choice.touched.filter((one) => one !== touched) } };
  }
  const narrowed = { ...choice, touched: [...choice.touched, touched] };
  if (left(narrowed).length > 0) {
    const only = armed(narrowed) ?? lastLeft(narrowed);
    if (only !== null && narrowed.touched.length > 1) return { to: 'answer', option: only };
    return { to: 'choice', choice: narrowed };
  }
  const afresh = { ...choice, touched: [touched] };
  return left(afresh).length > 0 ? { to: 'choice', choice: afresh } : { to: 'nothing' };
}

/** The last option left, although a part of it was never touched: there is nothing else to choose. */
function lastLeft<O>(choice: Choice<O>): O | null {
  const rest = left(choice);
  return rest.length === 1 ? rest[0]!.option : null;
}

/** One step back. */
export const back = <O>(choice: Choice<O>): Choice<O> => ({ ...choice, touched: choice.touched.slice(0, -1) });

/** Touched one after the other, for sets (dice): a touch adds or takes away, and nothing is sent by it. */
export function toggle<O>(choice: Choice<O>, touched: Thing): Choice<O> {
  const had = choice.touched.includes(touched);
  return { ...choice, touched: had ? choice.touched.filter((one) => one !== touched) : [...choice.touched, touched] };
}

/** The option that is about exactly this set of things. */
export function exactly<O>(choice: Choice<O>): O | null {
  const found = choice.all.find(
    (about) => about.things.length === choice.touched.length && about.things.every((one) => choice.touched.includes(one)),
  );
  return choice.touched.length > 0 ? (found?.option ?? null) : null;
}
