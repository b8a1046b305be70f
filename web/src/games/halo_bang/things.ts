// Which things on the table an answer is about, in the order in which they are chosen.
import { thing, type Thing } from '../../choose/choice';
import type { Answer } from '../../messages';

export const deck: Thing = 'pile:deck';
export const discard: Thing = 'pile:discard';

/** A card of the viewer's hand. */
export const held = (card: number): Thing => thing('card', card);
export const seated = (seat: number): Thing => thing('seat', seat);
/** An Enhancement in front of a player; copies of one name are alike. */
export const laid = (seat: number, card: number): Thing => thing('laid', seat, card);
export const handOf = (seat: number): Thing => thing('hand', seat);

export function things(answer: Answer<'halo_bang'>): Thing[] {
  switch (answer.kind) {
    case 'play':
    case 'discard_card':
    case 'shield_with':
    case 'play_for_nothing':
      return [held(answer.card)];
    case 'attack_with':
    case 'play_on':
    case 'play_for':
      return [held(answer.card), seated(answer.target)];
    case 'play_on_hand':
      return [held(answer.card), seated(answer.target), handOf(answer.target)];
    case 'play_on_laid':
      return [held(answer.card), seated(answer.target), laid(answer.target, answer.laid)];
    case 'from_deck':
      return [deck];
    case 'from_discard':
      return [discard];
    case 'end_turn':
    case 'take_damage':
    case 'pay':
    case 'keep_all':
    case 'turn_overshield':
      return [];
  }
}
