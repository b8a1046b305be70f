// What a territory, a card or a seat is, read from catalogue and view.
import type { IconName } from '../../draw/icons';
import type { Position } from '../../table/position';
import type { RiskHaloCardInfo, RiskHaloObjectiveInfo, RiskHaloSeatView } from '../../wire';
import { geographyOf, type Geography } from './geometry';

type At = Position<'risk_halo'>;

const EMBLEMS: Record<string, IconName> = { UNSC: 'marines', Covenant: 'blades', Flood: 'flood' };

const known = new WeakMap<object, Geography>();

/** The map is drawn once for a table. */
export function geography(at: At): Geography {
  const found = known.get(at.catalogue.map) ?? geographyOf(at.catalogue.map);
  known.set(at.catalogue.map, found);
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

/** Who holds a whole region. */
export function holderOf(at: At, territories: readonly number[]): number | null {
  const owner = at.view.owner[territories[0]!] ?? null;
  return owner !== null && territories.every((id) => at.view.owner[id] === owner) ? owner : null;
}
