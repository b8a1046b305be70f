// Which things on the table an answer is about, in the order in which they are chosen.
import { thing, type Thing } from '../../choose/choice';
import type { Position } from '../../table/position';
import type { Answer } from '../../messages';
import { ownBarrel } from './facts';

export const deck: Thing = 'pile:deck';
export const discard: Thing = 'pile:discard';

/** A card of the viewer's hand. */
export const held = (card: number): Thing => thing('card', card);
/** A card that lies open in the middle. */
export const shown = (card: number): Thing => thing('shown', card);
/** A card in front of a player. */
export const laid = (seat: number, card: number): Thing => thing('laid', seat, card);
export const seated = (seat: number): Thing => thing('seat', seat);
/** The hand of a player. */
export const handOf = (seat: number): Thing => thing('hand', seat);
/** A character card to choose. */
export const dealt = (character: number): Thing => thing('character', character);

export function things(answer: Answer<'bang'>, at: Position<'bang'>): Thing[] {
  switch (answer.kind) {
    case 'use':
    case 'play':
      return [held(answer.card)];
    case 'play_at':
      return [held(answer.card), seated(answer.target)];
    case 'take_from_hand':
      return [held(answer.card), seated(answer.target), handOf(answer.target)];
    case 'take_laid':
      return [held(answer.card), seated(answer.target), laid(answer.target, answer.laid)];
    case 'pick':
      return [shown(answer.card)];
    case 'choose':
      return [dealt(answer.character)];
    case 'from_deck':
      return [deck];
    case 'from_discard':
      return [discard];
    case 'from_hand':
      return [seated(answer.seat)];
    case 'use_barrel': {
      const barrel = ownBarrel(at);
      return barrel === null ? [] : [laid(at.viewer, barrel)];
    }
    case 'use_sid':
    case 'end_turn':
    case 'pass':
      return [];
  }
}
