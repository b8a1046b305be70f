// The last exchange as it was told: who shot or struck at whom, the dice of both, and what came of it.
import type { Event, LogLine } from '../../messages';
import type { Position } from '../../table/position';

type At = Position<'flashpoint'>;
type Test = Extract<Event<'flashpoint'>, { kind: 'roll' | 'pool' }>;

export interface Throw {
  readonly model: number | null;
  readonly test: Test['test'];
  readonly need: number;
  readonly dice: readonly number[];
  /** Null as long as dice may be thrown again. */
  readonly successes: number | null;
}

/** What it cost somebody. */
export interface Cost {
  readonly model: number;
  readonly shields: number;
  readonly health: number;
  readonly killed: boolean;
}

export interface Exchange {
  /** The number of the event that it begins with. */
  readonly number: number;
  readonly model: number;
  readonly target: number | null;
  readonly cube: number | null;
  readonly weapon: number;
  readonly throws: readonly Throw[];
  readonly costs: readonly Cost[];
}

function throwsOf(events: readonly Event<'flashpoint'>[]): Throw[] {
  const made: Throw[] = [];
  for (const event of events) {
    if (event.kind !== 'roll' && event.kind !== 'pool') continue;
    const { model, test, need, dice } = event;
    const last = made.at(-1);
    // A roll that some dice of were thrown again is still the same roll.
    if (last && last.successes === null && last.model === model && last.test === test) made.pop();
    made.push({ model, test, need, dice: [...dice].sort((a, b) => b - a), successes: event.kind === 'roll' ? event.successes : null });
  }
  return made;
}

function costsOf(events: readonly Event<'flashpoint'>[]): Cost[] {
  const costs = new Map<number, Cost>();
  const add = (model: number, more: Partial<Cost>): void => {
    const cost = costs.get(model) ?? { model, shields: 0, health: 0, killed: false };
    costs.set(model, { ...cost, shields: cost.shields + (more.shields ?? 0), health: cost.health + (more.health ?? 0), killed: cost.killed || (more.killed ?? false) });
  };
  for (const event of events) {
    if (event.kind === 'lose_shields') add(event.model, { shields: event.amount });
    if (event.kind === 'wound') add(event.model, { health: event.amount });
    if (event.kind === 'kill') add(event.model, { killed: true });
  }
  return [...costs.values()];
}

export function lastExchange(at: At): Exchange | null {
  const lines = at.lines as readonly LogLine<'flashpoint'>[];
  const first = lines.findLastIndex(({ told }) => told.event.kind === 'shot' || told.event.kind === 'fight');
  const begun = lines[first];
  if (begun === undefined) return null;
  const { event, number } = begun.told;
  if (event.kind !== 'shot' && event.kind !== 'fight') return null;
  const events = lines.slice(first + 1).map(({ told }) => told.event);
  const over = events.findIndex(({ kind }) => kind === 'end_activation' || kind === 'activate');
  const within = over < 0 ? events : events.slice(0, over);
  const { model, target, weapon } = event;
  return { number, model, target, cube: event.kind === 'shot' ? event.cube : null, weapon, throws: throwsOf(within), costs: costsOf(within) };
}
