// How what happens on the map moves.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import { colourOf } from './facts';
import { land } from './things';

export function motions(event: Event<'risk_halo'>): Motion[] {
  const units = (seat: number, from: number, to: number, amount: number): Motion => ({
    kind: 'fly',
    from: land(from),
    to: land(to),
    piece: { units: amount, colour: colourOf(seat) },
  });
  switch (event.kind) {
    case 'invade':
      return [{ kind: 'streak', from: land(event.source), to: land(event.target) }];
    case 'move_in':
      return [units(event.seat, event.source, event.target, event.amount)];
    case 'move':
      return [units(event.seat, event.source, event.to, event.amount)];
    case 'losses':
      return [
        ...(event.attack_losses > 0 ? [{ kind: 'hit', at: land(event.source), lost: event.attack_losses } as const] : []),
        ...(event.defence_losses > 0 ? [{ kind: 'hit', at: land(event.target), lost: event.defence_losses } as const] : []),
      ];
    case 'conquer':
      return [{ kind: 'gain', at: land(event.target) }];
    default:
      return [];
  }
}
