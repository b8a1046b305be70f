import { describe, expect, test } from 'vitest';
import type { Position } from '../../table/position';
import type { FlashpointSightline } from '../../wire';
import { meets, seen, type Solid } from './sight';

const wall: Solid = [2, 2, 0, 1, 0, 1];

describe('where a line meets what is solid', () => {
  test('halfway', () => expect(meets([1, 0.5, 0.5], [3, 0.5, 0.5], wall)).toBe(0.5));
  test('not at all beside it', () => expect(meets([1, 1.5, 0.5], [3, 1.5, 0.5], wall)).toBe(1));
  test('not at all over it', () => expect(meets([1, 0.5, 1.5], [3, 0.5, 1.5], wall)).toBe(1));
  test('not if it ends before', () => expect(meets([0, 0.5, 0.5], [1.5, 0.5, 0.5], wall)).toBe(1));
  test('at its beginning if that lies within', () => expect(meets([2.5, 0.5, 0.5], [4, 0.5, 0.5], [2, 3, 0, 1, 0, 1])).toBe(0));
});

describe('lines as they are drawn', () => {
  const land = { size: 2, levels: 1, floors: 'FFFF', v: ['.b.', '.#.'], h: ['..', '..', '..'], inner: '....', cubes: ['A1', 'B1', 'A2', 'B2'] };
  const at = { view: { land } } as unknown as Position<'flashpoint'>;
  const line: FlashpointSightline = {
    model: 0, cube: 0, place: 4, target: 5, sees: true, clear: false, clear_back: true, camouflaged: false, found: false, range: 2,
    ends: [[12, 12, 12], [36, 12, 12]],
    blocked: [],
    chances: [{ arm: 1, line: 3, mode: 0, reach: 4, dice: 3, need: 4 }, { arm: 2, line: 4, mode: 0, reach: 6, dice: 5, need: 4 }],
  };
  const drawn = (more: Partial<FlashpointSightline>) => seen(at, [{ ...line, ...more }], [])[0]!;

  test('a target that is seen in part, with the best dice', () => {
    expect(drawn({})).toMatchObject({ how: 'partly', from: [0.5, 0.5, 0.5], end: [1.5, 0.5, 0.5], panel: null, dice: '5 × 4+', back: true });
  });
  test('a Clear Shot', () => expect(drawn({ clear: true }).how).toBe('clear'));
  test('the dice of the shot that can be chosen now come first', () => {
    expect(seen(at, [line], [{ target: 5, clear: false, dice: 2, need: 6 }])[0]!.dice).toBe('2 × 6+');
  });
  test('a line ends at the panel in its way, which is named', () => {
    const one = drawn({ sees: false, blocked: [{ what: 'wall', cube: 1, axis: 0, at: 24, rect: [0, 24, 0, 12], box: [24, 24, 0, 24, 0, 12] }] });
    expect(one).toMatchObject({ how: 'blocked', panel: [1, 1, 0, 1, 0, 0.5], end: [1, 0.5, 0.5], dice: '' });
    expect(one.words).toEqual(['fp-by-wall', { cube: 'B1', side: 'west', letter: 'b' }]);
  });
  test('who is camouflaged is not seen, unless he was found', () => {
    expect(drawn({ clear: true, camouflaged: true })).toMatchObject({ how: 'blocked', words: ['fp-camouflaged', {}] });
    expect(drawn({ camouflaged: true, found: true }).how).not.toBe('blocked');
  });
});
