// How what happens in the camp moves.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import { die, seated } from './things';

export function motions(event: Event<'walking_dead'>): Motion[] {
  switch (event.kind) {
    case 'roll':
      return event.thrown.map((place) => ({ kind: 'tumble', at: die(place) }));
    case 'aim':
      return [{ kind: 'streak', from: seated(event.seat), to: seated(event.target) }];
    case 'grenade':
      return event.targets.map((target) => ({ kind: 'streak', from: seated(event.seat), to: seated(target) }));
    case 'lose':
      return [{ kind: 'hit', at: seated(event.seat), lost: event.amount }];
    case 'out':
      return [{ kind: 'hit', at: seated(event.seat) }];
    case 'gain':
      return [{ kind: 'gain', at: seated(event.seat), won: event.amount }];
    default:
      return [];
  }
}
