// Which things on the board an answer is about, in the order in which they are chosen.
import { thing, type Thing } from '../../choose/choice';
import type { Answer } from '../../messages';
import type { Position } from '../../table/position';

/** The place in the middle of a cube. */
export const MIDDLE = 4;

export const cube = (number: number): Thing => thing('cube', number);
/** A standing place within the cube that is chosen. */
export const place = (number: number): Thing => thing('place', number);
export const model = (number: number): Thing => thing('model', number);
export const item = (number: number): Thing => thing('item', number);
export const weapon = (number: number): Thing => thing('weapon', number);

/** The number in the name of a thing of a kind. */
export const numberOf = (kind: string, thing: Thing): number | null => (thing.startsWith(`${kind}:`) ? Number(thing.slice(kind.length + 1)) : null);

/** The cube that a question is about, or that of the model that it is about. */
export function cubeAsked(at: Position<'flashpoint'>): number | null {
  const about = at.put?.question.about;
  if (about && 'cube' in about && typeof about.cube === 'number') return about.cube;
  return about && 'model' in about && typeof about.model === 'number' ? (at.view.models[about.model]?.cube ?? null) : null;
}

/** Where only a place is asked for, its cube is chosen already; who may also move elsewhere chooses it first. */
function standingIn(at: Position<'flashpoint'>): Thing[] {
  const own = at.put?.question.about.kind === 'place' ? null : cubeAsked(at);
  return own === null ? [] : [cube(own)];
}

export function things(answer: Answer<'flashpoint'>, at: Position<'flashpoint'>): Thing[] {
  switch (answer.kind) {
    case 'move':
      return [cube(answer.cube), place(answer.place)];
    case 'stand':
    case 'come_back':
      return [...standingIn(at), place(answer.place)];
    case 'enter':
    case 'jump_off':
    case 'pick_cube':
    case 'shoot_cube':
      return [cube(answer.cube)];
    case 'shoot_at':
    case 'treat':
      return [model(answer.target)];
    case 'pick_model':
      return [model(answer.model)];
    case 'take_item':
    case 'look_at_item':
    case 'destroy_item':
      return [item(answer.item)];
    case 'take_weapon':
      return [weapon(answer.token)];
    default:
      return [];
  }
}
