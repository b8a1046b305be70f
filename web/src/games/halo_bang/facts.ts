// What a card, a team or a seat is, read from catalogue and view.
import type { IconName } from '../../draw/icons';
import type { Position } from '../../table/position';
import type { HaloBangCardInfo, HaloBangSeatView, HaloBangSpecializationInfo, HaloBangTeamInfo } from '../../wire';

type At = Position<'halo_bang'>;

/** Weapons have one key, so their glyphs go by their names. */
const GLYPHS: Record<string, IconName> = {
  'Assault Rifle': 'gun',
  Shotgun: 'shotgun',
  Warthog: 'vehicle',
  Magnum: 'volcanic',
  SAW: 'heavy',
  Scorpion: 'vehicle',
  'Battle Rifle': 'gun',
  Railgun: 'heavy',
  'Pelican Gunship': 'gunship',
  DMR: 'sniper',
  'Spartan Laser': 'heavy',
  'Sniper Rifle': 'sniper',
  Broadsword: 'gunship',
  firepower: 'firepower',
  stealth: 'stealth',
  damage_boost: 'boost',
  odd_ball: 'oddball',
  hardlight_shield: 'shield',
  active_camouflage: 'camo',
  promethean_vision: 'vision',
  weapon_cache: 'cache',
  pulse_grenade: 'pulse',
  flood: 'flood',
  regeneration_field: 'regen',
  ordnance_pod: 'pod',
};

export interface CardFacts extends HaloBangCardInfo {
  readonly glyph: IconName;
  /** The kind of card as a class: weapon, enhancement, shield, action. */
  readonly kind: string;
}

export function cardFacts(at: At, card: number): CardFacts {
  const info = at.catalogue.cards[card]!;
  return { ...info, glyph: GLYPHS[info.key] ?? GLYPHS[info.name] ?? 'gun', kind: info.type.toLowerCase() };
}

export const seatOf = (at: At, seat: number): HaloBangSeatView => at.view.seats[seat]!;
export const ownSeat = (at: At): HaloBangSeatView => seatOf(at, at.viewer >= 0 ? at.viewer : at.view.turn);
export const teamOf = (at: At, seat: number): HaloBangTeamInfo =>
  at.catalogue.teams[at.catalogue.spartans[seatOf(at, seat).spartan]!.team]!;
export const specializationOf = (at: At, seat: number): HaloBangSpecializationInfo =>
  at.catalogue.specializations[seatOf(at, seat).specialization]!;

/** The Range at which the viewer attacks a seat; null: it is no target. */
export const rangeTo = (at: At, seat: number): number | null => at.view.figures.ranges[ownSeat(at).seat]?.[seat] ?? null;
export const respawning = (at: At, seat: number): boolean => at.view.figures.respawning.includes(seat);

/** Weapons that may still be played in this turn. */
export const weaponsLeft = (at: At): number =>
  Math.max(0, (at.view.figures.weapons[at.view.turn] ?? 0) - at.view.weapons_played);

/** The Dog Tags of each team that plays. */
export function tags(at: At): { team: HaloBangTeamInfo; tags: number }[] {
  return at.catalogue.teams
    .filter((team) => team.tags > 0)
    .map((team) => ({
      team,
      tags: at.view.seats.filter((seat) => teamOf(at, seat.seat).id === team.id).reduce((sum, seat) => sum + seat.tags, 0),
    }));
}
