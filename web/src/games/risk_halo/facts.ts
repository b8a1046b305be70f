// What a territory, a card or a seat is, read from catalogue and view.
import type { IconName } from '../../draw/icons';
import type { LogLine } from '../../messages';
import type { Position } from '../../table/position';
import type { Table } from '../../table/table.svelte';
import type { RiskHaloCardInfo, RiskHaloObjectiveInfo, RiskHaloSeatView } from '../../wire';
import { geographyOf, type Geography } from './geometry';
import { land } from './things';

type At = Position<'risk_halo'>;

const EMBLEMS: Record<string, IconName> = { UNSC: 'marines', Covenant: 'blades', Flood: 'flood' };

const REGIONS: Record<string, string> = {
  orange: '#f0954a', purple: '#a98be8', yellow: '#ecd25a', teal: '#4fc9b8', green: '#78c65f', red: '#ee6f63', olive: '#b9b95c',
  blue: '#5d9bf0', brown: '#c79468', cyan: '#58d3ea', white: '#e6ebf0', grey: '#a9b2bb',
};
/** The colour of a region, by the catalogue's word for it. */
export const regionColour = (word: string): string => REGIONS[word] ?? REGIONS['grey']!;

const known = new WeakMap<object, Map<number, Geography>>();

/** The map on a sheet of this height: drawn once for a table. */
export function geography(at: At, height: number): Geography {
  const { map } = at.catalogue;
  const drawn = known.get(map) ?? new Map<number, Geography>();
  known.set(map, drawn);
  const found = drawn.get(height) ?? geographyOf(map, height);
  drawn.set(height, found);
  return found;
}

export const territoryOf = (at: At, id: number) => at.catalogue.map.territories[id]!;
export const nameOf = (at: At, id: number): string => territoryOf(at, id).name;
export const colourOf = (seat: number | null | undefined): string => (typeof seat === 'number' ? `var(--seat-${seat})` : 'var(--neutral)');
export const seatOf = (at: At, seat: number): RiskHaloSeatView => at.view.seats[seat]!;
export const ownSeat = (at: At): RiskHaloSeatView => seatOf(at, at.viewer >= 0 ? at.viewer : (at.view.turn ?? 0));
export const emblemOf = (at: At, seat: number): IconName => EMBLEMS[at.catalogue.factions[seatOf(at, seat).faction]!.name] ?? 'objective';
export const factionOf = (at: At, seat: number): string => at.catalogue.factions[seatOf(at, seat).faction]!.name;
export const cardOf = (at: At, card: number): RiskHaloCardInfo => at.catalogue.cards[card]!;
export const objectiveOf = (at: At, card: number): RiskHaloObjectiveInfo => at.catalogue.objectives[card]!;

export function holdings(at: At, seat: number): { territories: number; units: number } {
  let [territories, units] = [0, 0];
  at.view.owner.forEach((owner, id) => {
    if (owner !== seat) return;
    territories += 1;
    units += at.view.units[id] ?? 0;
  });
  return { territories, units };
}

/** What stands in a territory besides units. */
export function piecesAt(at: At, id: number): IconName[] {
  const pieces: IconName[] = [];
  if (at.view.seats.some((seat) => seat.hero === id)) pieces.push('hero');
  if (at.view.seats.some((seat) => seat.base === id)) pieces.push('base');
  if (at.view.tokens.includes(id) || at.catalogue.map.gates.some((gate) => gate.includes(id))) pieces.push('teleport');
  return pieces;
}

/** Pairs of territories that are joined by teleporters. */
export function gates(at: At): [number, number][] {
  const pairs: [number, number][] = at.catalogue.map.gates.map((gate) => [gate[0]!, gate[1]!]);
  for (let k = 0; k + 1 < at.view.tokens.length; k += 2) pairs.push([at.view.tokens[k]!, at.view.tokens[k + 1]!]);
  return pairs;
}

/** Attacks that can be chosen from the territory that has been touched, each with what decides. */
export const attacks = (table: Table<'risk_halo'>) =>
  table.left.flatMap(({ answer, note }) =>
    answer.kind === 'attack' && table.touched.includes(land(answer.source)) ? [{ answer, note }] : [],
  );

/** How likely an attack on a territory is won, in percent, if one is being chosen. */
export function chanceAt(table: Table<'risk_halo'>, id: number): number | null {
  const note = attacks(table).find(({ answer }) => answer.target === id)?.note;
  return note?.kind === 'strength' ? note.chance : null;
}

/** Dice that lie on the table: of the battle that is fought, or of the last one. */
export interface Thrown {
  readonly source: number;
  readonly target: number;
  readonly attacker: number | null;
  readonly owner: number | null;
  readonly attack: readonly number[];
  readonly defence: readonly number[];
  readonly won: readonly boolean[];
  readonly over: boolean;
}

export function thrown(at: At): Thrown | null {
  const { battle } = at.view;
  if (battle) return { ...battle, attacker: at.view.owner[battle.source] ?? null, over: false };
  const lines = at.lines as readonly LogLine<'risk_halo'>[];
  const event = lines.findLast((line) => line.told.event.kind === 'dice')?.told.event;
  return event?.kind === 'dice' ? { ...event, attacker: event.seat, over: true } : null;
}

/** Who holds a whole region. */
export function holderOf(at: At, territories: readonly number[]): number | null {
  const owner = at.view.owner[territories[0]!] ?? null;
  return owner !== null && territories.every((id) => at.view.owner[id] === owner) ? owner : null;
}
