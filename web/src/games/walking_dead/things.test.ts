import { describe, expect, test } from 'vitest';
import type { Position } from '../../table/position';
import { canonical, placesIn, throwable } from './things';

const at = (dice: number[], values: number[]) =>
  ({
    view: { dice },
    put: { question: { rows: [{ answer: { kind: 'reroll', dice: values[0] }, code: 1, field: 'dice', values, unit: 1 }] } },
  }) as unknown as Position<'walking_dead'>;

describe('dice', () => {
  test('a set of places is a number', () => {
    expect(placesIn(0b10101)).toEqual([0, 2, 4]);
  });
  test('equal dice stand for each other', () => {
    const table = at([2, 1, 2, 3, 3], [1, 5, 8, 24]);
    expect(canonical(['die:2'], table)).toEqual(['die:0']);
    expect(canonical(['die:2', 'die:4'], table)).toEqual(['die:0', 'die:3']);
    expect(canonical(['die:0', 'die:2'], table)).toEqual(['die:0', 'die:2']);
  });
  test('what shows the same as a die in an option can be thrown', () => {
    expect(throwable(at([2, 1, 2, 3, 3], [1, 8]))).toEqual(['die:0', 'die:2', 'die:3', 'die:4']);
  });
});
