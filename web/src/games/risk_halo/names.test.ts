import { describe, expect, test } from 'vitest';
import { inTwo, isWithin } from './names';

const sheet = { x: 100, y: 100, w: 200, h: 100 };

describe('names on the map', () => {
  test.each([
    ['Mire', ['Mire']],
    ['Containment', ['Containment']],
    ['Ice Bridge', ['Ice', 'Bridge']],
    ['Research Facility A', ['Research', 'Facility A']],
  ])('%s in lines', (name, lines) => expect(inTwo(name)).toEqual(lines));
  test('a name is drawn where the whole of it can be seen', () => {
    expect(isWithin(['Weapon', 'Vault'], 200, 150, sheet)).toBe(true);
    expect(isWithin(['Weapon', 'Vault'], 110, 150, sheet)).toBe(false);
    expect(isWithin(['Weapon', 'Vault'], 292, 150, sheet)).toBe(false);
    expect(isWithin(['Weapon', 'Vault'], 200, 190, sheet)).toBe(false);
    expect(isWithin(['Weapon'], 200, 90, sheet)).toBe(false);
  });
});
