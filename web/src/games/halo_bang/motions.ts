// How what happens at the table of Halo BANG! moves.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import type { Position } from '../../table/position';
import { cardFacts } from './facts';
import { deck, discard, seated } from './things';

const named = (at: Position<'halo_bang'>, card: number | null): string => (card === null ? '' : cardFacts(at, card).name);

export function motions(event: Event<'halo_bang'>, at: Position<'halo_bang'>): Motion[] {
  switch (event.kind) {
    case 'draw':
      return [{ kind: 'fly', from: deck, to: seated(event.seat), label: named(at, event.card) }];
    case 'attack':
      return [
        { kind: 'fly', from: seated(event.seat), to: discard, label: named(at, event.card) },
        { kind: 'streak', from: seated(event.seat), to: seated(event.target) },
      ];
    case 'play_card':
    case 'shield':
      return [{ kind: 'fly', from: seated(event.seat), to: discard, label: named(at, event.card) }];
    case 'lay':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.owner), label: named(at, event.card) }];
    case 'pass_odd_ball':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.to), label: named(at, event.card) }];
    case 'damage':
    case 'kill':
      return [{ kind: 'hit', at: seated(event.seat) }];
    case 'regain':
    case 'respawn':
      return [{ kind: 'gain', at: seated(event.seat) }];
    default:
      return [];
  }
}
