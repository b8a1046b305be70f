// Which things on the map an answer is about, in the order in which they are chosen.
import { thing, type Thing } from '../../choose/choice';
import type { Answer } from '../../messages';

export const land = (territory: number): Thing => thing('land', territory);
/** The territory that a thing is, if it is one. */
export const territoryIn = (thing: Thing): number | null => (thing.startsWith('land:') ? Number(thing.slice('land:'.length)) : null);
/** A card of the viewer's hand. */
export const held = (card: number): Thing => thing('card', card);
export const objective = (card: number): Thing => thing('objective', card);

export function things(answer: Answer<'risk_halo'>): Thing[] {
  switch (answer.kind) {
    case 'attack':
      return [land(answer.source), land(answer.target)];
    case 'move_from':
    case 'move_to':
    case 'place':
    case 'hero_to':
    case 'units_to':
    case 'take_command':
    case 'send_from':
    case 'strike_at':
    case 'airlift_from':
    case 'return_to':
    case 'claim':
    case 'put_token':
      return [land(answer.territory)];
    case 'use':
    case 'use_captured':
    case 'turn_in':
    case 'turn_in_captured':
      return [held(answer.card)];
    case 'accomplish':
      return [objective(answer.card)];
    default:
      return [];
  }
}
