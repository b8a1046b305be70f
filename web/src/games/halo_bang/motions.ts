// How what happens at the table of Halo BANG! moves.
import type { Event } from '../../messages';
import type { Motion, Piece } from '../../motion/flights';
import type { Position } from '../../table/position';
import { cardFacts } from './facts';
import { deck, discard, seated } from './things';

type At = Position<'halo_bang'>;

/** A card in flight. One that the viewer could not see where it came from turns over, if he sees it now. */
function piece(at: At, card: number | null, from: number | null): Piece {
  if (card === null) return { card: null, turns: false };
  const { name, glyph } = cardFacts(at, card);
  return { card: { name, glyph }, turns: from !== at.viewer };
}

export function motions(event: Event<'halo_bang'>, at: At): Motion[] {
  const toPile = (card: number, seat: number): Motion => ({ kind: 'fly', from: seated(seat), to: discard, piece: piece(at, card, seat) });
  switch (event.kind) {
    case 'draw':
      return [{ kind: 'fly', from: deck, to: seated(event.seat), piece: piece(at, event.card, null) }];
    case 'attack':
      return [toPile(event.card, event.seat), { kind: 'streak', from: seated(event.seat), to: seated(event.target) }];
    case 'play_card':
    case 'shield':
      return [toPile(event.card, event.seat)];
    case 'lay':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.owner), piece: piece(at, event.card, event.seat) }];
    case 'steal':
      return [{ kind: 'fly', from: seated(event.owner), to: seated(event.seat), piece: piece(at, event.card, event.owner) }];
    case 'pass_odd_ball':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.to), piece: piece(at, event.card, at.viewer) }];
    case 'damage':
      return [{ kind: 'hit', at: seated(event.seat), lost: event.amount }];
    case 'kill':
      return [{ kind: 'hit', at: seated(event.seat) }];
    case 'regain':
      return [{ kind: 'gain', at: seated(event.seat), won: event.amount }];
    case 'respawn':
      return [{ kind: 'gain', at: seated(event.seat) }];
    default:
      return [];
  }
}
