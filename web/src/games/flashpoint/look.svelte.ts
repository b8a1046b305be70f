// Where sight is looked from: the place a move would end at, before it is made, or where the shooter stands.
import type { Table } from '../../table/table.svelte';
import type { FlashpointSightline } from '../../wire';
import { activeOf, shotsOf, spotIn, type Spot } from './facts';
import { seen, type Seen } from './sight';
import { MIDDLE, numberOf } from './things';

export interface From {
  readonly model: number;
  readonly cube: number;
  readonly place: number;
}

export class Look {
  /** Whoever does not want the lines switches them off. */
  on = $state(true);
  private found: ReadonlyMap<string, readonly FlashpointSightline[]> = $state.raw(new Map());
  private number = -1;
  private readonly table: Table<'flashpoint'>;

  constructor(table: Table<'flashpoint'>) {
    this.table = table;
  }

  readonly from: From | null = $derived.by(() => {
    const { table } = this;
    const active = activeOf(table.at);
    const model = active === null ? undefined : table.at.view.models[active];
    if (!this.on || !table.mine || active === null || !model) return null;
    const cube = this.cube;
    if (cube !== null) return { model: active, cube, place: this.placeIn(cube) };
    const aims = table.options.some(({ answer }) => answer.kind === 'shoot_at');
    return aims && model.cube !== null ? { model: active, cube: model.cube, place: model.place ?? MIDDLE } : null;
  });

  /** Whether it is a place where the model does not stand yet. */
  readonly ahead = $derived.by(() => this.from !== null && this.cube !== null);

  /** Where the model would stand there. */
  readonly goal: Spot | null = $derived.by(() => (this.ahead && this.from ? spotIn(this.table.at, this.from.cube, this.from.place) : null));

  /** The lines from there, once they are known. */
  readonly lines: readonly Seen[] = $derived.by(() => {
    const { from, table } = this;
    const found = from && this.found.get(keyOf(from));
    return found ? seen(table.at, found, this.ahead ? [] : shotsOf(table.options)) : [];
  });

  /** The cube that a move would go to: pointed at, or touched. */
  private readonly cube: number | null = $derived.by(() => {
    const { table } = this;
    const pointed = table.pointed !== null && table.sources.has(table.pointed) ? table.pointed : null;
    for (const thing of [pointed, ...table.touched]) {
      const cube = thing === null ? null : numberOf('cube', thing);
      if (cube !== null && this.stands(cube).length > 0) return cube;
    }
    return null;
  });

  /** The places where the model may come to stand in a cube. */
  private stands(cube: number): number[] {
    return this.table.options.flatMap(({ answer }) => (answer.kind === 'move' && answer.cube === cube ? [answer.place] : []));
  }

  private placeIn(cube: number): number {
    const stands = this.stands(cube);
    const pointed = this.table.pointed === null ? null : numberOf('place', this.table.pointed);
    if (pointed !== null && stands.includes(pointed)) return pointed;
    return stands.includes(MIDDLE) ? MIDDLE : (stands[0] ?? MIDDLE);
  }

  /** Ask for what is not known yet. What was found holds until the question changes. */
  ask(): void {
    const number = this.table.question?.number ?? -1;
    if (number !== this.number) this.found = new Map();
    this.number = number;
    const { from } = this;
    if (from === null || this.found.has(keyOf(from))) return;
    void this.table.inquire('sight', { ...from }).then((found) => {
      if (found !== null && number === this.number) this.found = new Map([...this.found, [keyOf(from), found]]);
    });
  }
}

const keyOf = ({ model, cube, place }: From): string => `${model} ${cube} ${place}`;

const looks = new WeakMap<Table<'flashpoint'>, Look>();

/** Board and dock of a table look from the same place. */
export function lookOf(table: Table<'flashpoint'>): Look {
  const found = looks.get(table) ?? new Look(table);
  looks.set(table, found);
  return found;
}
