// What a person in the middle of a decision has touched, and at what he points: for pictures.
import type { Thing } from '../choose/choice';
import type { GameId } from '../messages';
import type { Table } from '../table/table.svelte';

export interface Aim {
  readonly touched: readonly Thing[];
  readonly pointed: Thing | null;
}

/** So many things of a set are touched: dice that are thrown again. */
const OF_A_SET = 2;

/** The source with the most targets, if possible one that something is refused to as well; then that is pointed at. */
export function aimed<G extends GameId>(table: Table<G>): Aim {
  if (table.sets) return { touched: [...table.open].slice(0, OF_A_SET), pointed: null };
  let best: Aim = { touched: [], pointed: null };
  let most = 0;
  for (const source of table.sources) {
    table.touched = [source];
    const pointed = table.refused[0] ?? null;
    const worth = table.open.size + (pointed === null ? 0 : table.sources.size);
    if (worth > most) [best, most] = [{ touched: [source], pointed }, worth];
  }
  table.touched = [];
  return best;
}
