import { describe, expect, test } from 'vitest';
import type { Event } from '../../messages';
import type { Position } from '../../table/position';
import { lastExchange } from './tests';

const told = (...events: object[]): Position<'flashpoint'> =>
  ({ lines: events.map((event, number) => ({ told: { number, event: event as Event<'flashpoint'> }, text: '' })) }) as unknown as Position<'flashpoint'>;

const shot = { kind: 'shot', model: 6, target: 0, cube: null, weapon: 4, line: 1, mode: 0, ammo: false };
const roll = (model: number, test: string, dice: number[], successes: number) => ({ kind: 'roll', model, test, reason: 'shot', against: null, need: 4, dice, successes, opposed: null });
const pool = (model: number, dice: number[]) => ({ kind: 'pool', model, test: 'ranged', reason: 'shot', against: null, need: 4, dice, rerolls: 1 });

describe('the last exchange', () => {
  test('there is none before somebody has shot', () => expect(lastExchange(told({ kind: 'die', rolled: 3, reason: 'scatter' }))).toBeNull());
  test('both throw, and it costs what was told', () => {
    const found = lastExchange(told(shot, roll(6, 'ranged', [3, 8, 5], 2), roll(0, 'survive', [1], 0), { kind: 'lose_shields', model: 0, amount: 1 }, { kind: 'wound', model: 0, amount: 1 }));
    expect(found?.throws.map(({ model, dice, successes }) => [model, dice, successes])).toEqual([[6, [8, 5, 3], 2], [0, [1], 0]]);
    expect(found?.costs).toEqual([{ model: 0, shields: 1, health: 1, killed: false }]);
  });
  test('dice that are thrown again take the place of the first throw', () => {
    expect(lastExchange(told(shot, pool(6, [1, 1])))?.throws).toMatchObject([{ dice: [1, 1], successes: null }]);
    expect(lastExchange(told(shot, pool(6, [1, 1]), roll(6, 'ranged', [1, 7], 1)))?.throws).toMatchObject([{ dice: [7, 1], successes: 1 }]);
  });
  test('what another model does afterwards is not part of it', () => {
    const found = lastExchange(told(shot, roll(6, 'ranged', [8], 1), { kind: 'activate', model: 2 }, { kind: 'wound', model: 1, amount: 1 }));
    expect(found?.costs).toEqual([]);
  });
});
