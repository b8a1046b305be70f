import { describe, expect, test } from 'vitest';
import { factsOf, partsOf } from './parts';

describe('a game that nobody has drawn', () => {
  test('the parts of an answer are its numbers', () => {
    expect(partsOf({ kind: 'play_at', card: 4, target: 1 })).toEqual([['card', 4], ['target', 1]]);
    expect(partsOf({ kind: 'pass' })).toEqual([]);
  });
  test('a view is told line by line', () => {
    expect(factsOf({ deck: 12, top_card: null, over: false, dice: [1, 6], seats: [{ seat: 0 }] })).toEqual([
      { name: 'deck', value: '12' },
      { name: 'top card', value: '–' },
      { name: 'over', value: '–' },
      { name: 'dice', value: '1 6' },
    ]);
  });
});
