// How what happens on the map moves.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import { land } from './things';

export function motions(event: Event<'risk_halo'>): Motion[] {
  switch (event.kind) {
    case 'invade':
      return [{ kind: 'streak', from: land(event.source), to: land(event.target) }];
    case 'move_in':
      return [{ kind: 'fly', from: land(event.source), to: land(event.target), label: String(event.amount) }];
    case 'move':
      return [{ kind: 'fly', from: land(event.source), to: land(event.to), label: String(event.amount) }];
    case 'conquer':
      return [{ kind: 'hit', at: land(event.target) }];
    default:
      return [];
  }
}
