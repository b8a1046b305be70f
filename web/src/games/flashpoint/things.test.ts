import { describe, expect, test } from 'vitest';
import type { Position } from '../../table/position';
import { things } from './things';

const asked = (about: object): Position<'flashpoint'> =>
  ({ put: { question: { about } }, view: { models: [{ cube: 7 }] } }) as unknown as Position<'flashpoint'>;

describe('a place to stand', () => {
  test('is all there is to choose where only that is asked', () => {
    expect(things({ kind: 'stand', place: 3 }, asked({ kind: 'place', model: 0, cube: 7 }))).toEqual(['place:3']);
  });
  test('comes after its cube where the model may also go elsewhere', () => {
    expect(things({ kind: 'stand', place: 3 }, asked({ kind: 'move', model: 0 }))).toEqual(['cube:7', 'place:3']);
    expect(things({ kind: 'move', cube: 9, place: 3 }, asked({ kind: 'move', model: 0 }))).toEqual(['cube:9', 'place:3']);
  });
});
