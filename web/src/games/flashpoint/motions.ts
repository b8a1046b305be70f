// How what happens on the board of Flashpoint moves. Steps are walked by the board itself.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import { model } from './things';

export function motions(event: Event<'flashpoint'>): Motion[] {
  switch (event.kind) {
    case 'shot':
    case 'fight':
      return event.target === null ? [] : [{ kind: 'streak', from: model(event.model), to: model(event.target) }];
    case 'lose_shields':
    case 'wound':
      return [{ kind: 'hit', at: model(event.model), lost: event.amount }];
    case 'kill':
      return [{ kind: 'hit', at: model(event.model) }];
    case 'heal':
    case 'regain_shields':
      return [{ kind: 'gain', at: model(event.model) }];
    default:
      return [];
  }
}
