import { describe, expect, test } from 'vitest';
import { factsOf, namesOf, partsOf } from './parts';

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
  test('numbers are called as in the catalogue', () => {
    const names = namesOf({ game: 'x', dice: 5, cards: [{ id: 3, name: 'Ace' }, { id: 1, name: 'Two' }], maps: [] });
    expect(factsOf({ card: 3, cards: [1, 3, 7], deck: 3 }, names)).toEqual([
      { name: 'card', value: 'Ace' },
      { name: 'cards', value: 'Two, Ace, 7' },
      { name: 'deck', value: '3' },
    ]);
  });
});
