// How what happens at the table of BANG! moves.
import type { Event } from '../../messages';
import type { Motion } from '../../motion/flights';
import type { Position } from '../../table/position';
import { cardFacts } from './facts';
import { deck, discard, seated } from './things';

/** A card in flight: its name if the viewer may know it. */
const named = (at: Position<'bang'>, card: number | null): string => (card === null ? '' : cardFacts(at, card).name);

export function motions(event: Event<'bang'>, at: Position<'bang'>): Motion[] {
  switch (event.kind) {
    case 'draw':
      return [{ kind: 'fly', from: deck, to: seated(event.seat), label: named(at, event.card) }];
    case 'play_card': {
      const played: Motion = { kind: 'fly', from: seated(event.seat), to: discard, label: named(at, event.card) };
      return event.target === null ? [played] : [played, { kind: 'streak', from: seated(event.seat), to: seated(event.target) }];
    }
    case 'lay':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.owner), label: named(at, event.card) }];
    case 'discard':
      return [{ kind: 'fly', from: seated(event.seat), to: discard, label: named(at, event.card) }];
    case 'drop':
      return [{ kind: 'fly', from: seated(event.owner), to: discard, label: named(at, event.card) }];
    case 'steal':
    case 'grab':
      return [{ kind: 'fly', from: seated(event.owner), to: seated(event.seat), label: named(at, event.card) }];
    case 'pass_on':
      return [{ kind: 'fly', from: seated(event.seat), to: seated(event.to), label: named(at, event.card) }];
    case 'hit':
    case 'explode':
    case 'out':
      return [{ kind: 'hit', at: seated(event.seat) }];
    case 'regain':
    case 'cancel':
      return [{ kind: 'gain', at: seated(event.seat) }];
    default:
      return [];
  }
}
