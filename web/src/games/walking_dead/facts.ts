// What a face, a role or a seat is, read from catalogue and view.
import type { IconName } from '../../draw/icons';
import type { Position } from '../../table/position';
import type { WalkingDeadCharacterInfo, WalkingDeadFaceInfo, WalkingDeadRoleInfo, WalkingDeadSeatView } from '../../wire';

type At = Position<'walking_dead'>;

const GLYPHS: Record<string, IconName> = {
  walker: 'walker',
  infection: 'infection',
  range_1: 'one',
  range_2: 'two',
  first_aid: 'aid',
  grenade: 'grenade',
};
const ROLE_GLYPHS: Record<string, IconName> = { leader: 'sheriff', survivor: 'people', savior: 'skull', hilltop: 'home', kingdom: 'base' };
/** From so little Health on, a player is in danger. */
const DANGER = 3;

export interface FaceFacts extends WalkingDeadFaceInfo {
  readonly glyph: IconName;
}

export function faceFacts(at: At, face: number): FaceFacts {
  const info = at.catalogue.faces[face]!;
  return { ...info, glyph: GLYPHS[info.key] ?? 'dice' };
}

export const seatOf = (at: At, seat: number): WalkingDeadSeatView => at.view.seats[seat]!;
export const ownSeat = (at: At): WalkingDeadSeatView => seatOf(at, at.viewer >= 0 ? at.viewer : at.view.turn);
export const inDanger = (at: At, seat: number): boolean => seatOf(at, seat).alive && seatOf(at, seat).health <= DANGER;

export function characterOf(at: At, seat: number): WalkingDeadCharacterInfo | null {
  const { character } = seatOf(at, seat);
  return character === null ? null : at.catalogue.characters[character]!;
}

export interface RoleFacts extends WalkingDeadRoleInfo {
  readonly glyph: IconName;
}

export function roleOf(at: At, seat: number): RoleFacts | null {
  const info = at.catalogue.roles.find((role) => role.id === seatOf(at, seat).role);
  return info ? { ...info, glyph: ROLE_GLYPHS[info.key] ?? 'unknown' } : null;
}

/** How many places away a seat is from the viewer. */
export const placesTo = (at: At, seat: number): number => at.view.figures.places[ownSeat(at).seat]?.[seat] ?? 0;

/** Whether a 1 or a 2 that lies on the table would reach a seat. */
export function reached(at: At, seat: number): boolean {
  const { turn, dice, figures } = at.view;
  const shows = (key: string) => dice.some((face) => at.catalogue.faces[face]?.key === key);
  const ones = shows('range_1') && figures.ones[turn]?.includes(seat);
  const twos = shows('range_2') && figures.twos[turn]?.includes(seat);
  return Boolean(ones || twos);
}

/** Walkers that can be in the pile at all. */
export const everyWalker = (at: At): number => at.catalogue.walkers;
