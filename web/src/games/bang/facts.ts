// What a card, a role or a seat is, read from catalogue and view.
import type { IconName } from '../../draw/icons';
import type { Position } from '../../table/position';
import type { BangCardInfo, BangNameInfo, BangRoleInfo, BangSeatView } from '../../wire';

type At = Position<'bang'>;

export interface CardFacts extends BangNameInfo {
  readonly glyph: IconName;
  readonly rank: string;
  readonly suit: string;
  readonly red: boolean;
  readonly text: string;
}

const GLYPHS: Record<string, IconName> = {
  general_store: 'store',
  rev_carabine: 'carabine',
};
const SUIT_SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RED = ['H', 'D'];
const known: ReadonlySet<string> = new Set<IconName>([
  ...(['bang', 'missed', 'beer', 'saloon', 'stagecoach', 'wells_fargo', 'panic', 'cat_balou', 'gatling', 'indians'] as const),
  ...(['duel', 'mustang', 'scope', 'barrel', 'jail', 'dynamite', 'volcanic', 'schofield', 'remington', 'winchester'] as const),
]);

export const glyphOf = (key: string): IconName => GLYPHS[key] ?? (known.has(key) ? (key as IconName) : 'cards');

export function cardFacts(at: At, card: number): CardFacts {
  const info: BangCardInfo = at.catalogue.cards[card]!;
  const name: BangNameInfo = at.catalogue.names[info.name]!;
  const sign = SUIT_SIGNS[info.suit] ?? info.suit;
  return { ...name, glyph: glyphOf(name.key), rank: info.rank, suit: sign, red: RED.includes(info.suit), text: info.text };
}

export const cardWords = (at: At, card: number): string => {
  const { name, rank, suit } = cardFacts(at, card);
  return `${name} ${rank}${suit}`;
};

export const seatOf = (at: At, seat: number): BangSeatView => at.view.seats[seat]!;

/** The viewer's place, or for a spectator that of whoever has the turn. */
export const ownSeat = (at: At): BangSeatView => seatOf(at, at.viewer >= 0 ? at.viewer : at.view.turn);

export const characterOf = (at: At, seat: number) => {
  const { character } = seatOf(at, seat);
  return character === null ? null : at.catalogue.characters[character]!;
};

export interface RoleFacts extends BangRoleInfo {
  readonly glyph: IconName;
}

export function roleOf(at: At, seat: number): RoleFacts | null {
  const { role } = seatOf(at, seat);
  if (role === null) return null;
  const info = at.catalogue.roles[role]!;
  return { ...info, glyph: info.key as IconName };
}

/** The name of the weapon in front of a seat; the Colt .45 if there is none. */
export function weaponOf(at: At, seat: number): string {
  const laid = seatOf(at, seat).in_play.map((card) => cardFacts(at, card));
  return laid.find((card) => card.reach !== null)?.name ?? 'Colt .45';
}

/** A Barrel in front of the viewer. */
export function ownBarrel(at: At): number | null {
  return at.view.seats[at.viewer]?.in_play.find((card) => cardFacts(at, card).key === 'barrel') ?? null;
}

/** Bullets that nobody has. */
export const bulletsLeft = (at: At): number =>
  at.catalogue.bullets - at.view.seats.reduce((sum, seat) => sum + Math.max(0, seat.life), 0);

/** The first sentence of an effect. */
export const firstSentence = (text: string): string => `${text.split('. ')[0]!.replace(/\.$/, '')}.`;
