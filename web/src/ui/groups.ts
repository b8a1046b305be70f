// Options and refusals by their first choice, for the list.
import type { Thing } from '../choose/choice';
import type { Group, OptionOf, Worded } from '../games/face';
import type { Table } from '../table/table.svelte';
import type { Answer, GameId } from '../messages';
import type { Reason } from '../wire';

export interface Refusing {
  readonly code: number;
  readonly reason: Reason;
}

export interface Grouped<G extends GameId> extends Group {
  readonly things: Thing[];
  /** `first`: the option stands for all that begin with this thing. */
  readonly can: { option: OptionOf<G>; label: string; first: Thing | null }[];
  readonly cannot: { refusal: Refusing; label: string }[];
}

/** So many refused targets stand in a group; the others are told when pointed at. */
const MOST_REFUSED = 6;
/** More options than this are listed by their first choice. */
const MOST_LISTED = 60;

export function groupsOf<G extends GameId>(table: Table<G>): Grouped<G>[] {
  const { at, face } = table;
  const groups = new Map<string, Grouped<G>>();
  const into = (option: Worded<G>): Grouped<G> => {
    const group = face.group(option, at);
    const found = groups.get(group.key) ?? { ...group, things: face.things(option.answer, at).slice(0, 1), can: [], cannot: [] };
    groups.set(group.key, found);
    return found;
  };
  const many = table.options.length > MOST_LISTED && face.short !== undefined;
  const begun = new Set<Thing>();
  for (const option of table.options) {
    const [first, second] = face.things(option.answer, at);
    const short = many && second !== undefined ? face.short!(option, at) : null;
    if (short === null || first === undefined) into(option).can.push({ option, label: face.label(option, at), first: null });
    else if (!begun.has(first)) into(option).can.push({ option, label: short, first });
    if (first !== undefined) begun.add(first);
  }
  const told = new Set<string>();
  for (const { refused: refusal, text } of at.refusals) {
    const refused = { answer: refusal.answer as Answer<G>, text };
    const key = face.group(refused, at).key;
    const group = groups.get(key);
    const target = face.things(refused.answer, at)[1];
    if (!group || target === undefined || told.has(`${key} ${target}`) || group.cannot.length >= MOST_REFUSED) continue;
    told.add(`${key} ${target}`);
    group.cannot.push({ refusal, label: face.label(refused, at) });
  }
  const [onBoard, plain] = [true, false].map((any) => [...groups.values()].filter((group) => group.things.length > 0 === any));
  return [...onBoard!, ...plain!];
}

/** What options are called side by side: with the name of their group where they are of several. */
export function labelsOf<G extends GameId>(table: Table<G>, options: readonly OptionOf<G>[]): string[] {
  const { at, face } = table;
  const titles = options.map((option) => face.group(option, at).title);
  const mixed = new Set(titles).size > 1;
  return options.map((option, k) => (mixed ? `${titles[k]} · ${face.label(option, at)}` : face.label(option, at)));
}
