// How what happens at the table of BANG! moves.
import type { Event } from '../../messages';
import type { Motion, Piece } from '../../motion/flights';
import type { Position } from '../../table/position';
import { cardFacts } from './facts';
import { deck, discard, seated } from './things';

type At = Position<'bang'>;

/** A card in flight. One that the viewer could not see where it came from turns over, if he sees it now. */
function piece(at: At, card: number | null, from: number | null): Piece {
  if (card === null) return { card: null, turns: false };
  const { name, glyph } = cardFacts(at, card);
  return { card: { name, glyph }, turns: from !== at.viewer };
}

export function motions(event: Event<'bang'>, at: At): Motion[] {
  const toPile = (card: number, seat: number): Motion => ({ kind: 'fly', from: seated(seat), to: discard, piece: piece(at, card, seat) });
  switch (event.kind) {
    case 'draw':
      return [{ kind: 'fly', from: deck, to: seated(event.seat), piece: piece(at, event.card, null) }];
    case 'play_card': {
      const played = toPile(event.card, event.seat);
      return event.target === null ? [played] : [played, { kind: 'streak', from: seated(event.seat), to: seated(event.target) }];
    }
    case 'lay':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.owner), piece: piece(at, event.card, event.seat) }];
    case 'discard':
      return [toPile(event.card, event.seat)];
    case 'drop':
      return [toPile(event.card, event.owner)];
    case 'steal':
    case 'grab':
      return [{ kind: 'fly', from: seated(event.owner), to: seated(event.seat), piece: piece(at, event.card, event.owner) }];
    case 'pass_on':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.to), piece: piece(at, event.card, at.viewer) }];
    case 'hit':
      return [{ kind: 'hit', at: seated(event.seat), lost: event.amount }];
    case 'explode':
    case 'out':
      return [{ kind: 'hit', at: seated(event.seat) }];
    case 'regain':
      return [{ kind: 'gain', at: seated(event.seat), won: event.amount }];
    case 'cancel':
      return [{ kind: 'gain', at: seated(event.seat) }];
    default:
      return [];
  }
}
