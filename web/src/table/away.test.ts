import { describe, expect, test } from 'vitest';
import type { GameId, LogLine } from '../messages';
import { digest, frozen, missedSince } from './away';
import { Away } from './away.svelte';
import type { Position } from './position';

const line = (number: number, kind = 'hit') => ({ text: `${kind} ${number}`, told: { number, clause: 'x', event: { kind } } }) as unknown as LogLine<GameId>;
const at = (...numbers: number[]) =>
  ({ lines: numbers.map((number) => line(number)), put: { text: '?', question: { number: 1, rows: [1] }, options: ['a'] }, refusals: [1] }) as unknown as Position<GameId>;
const numbers = (lines: readonly LogLine<GameId>[]) => lines.map((one) => one.told.number);
const all = () => true;

describe('whoever looks away', () => {
  test('is told what is new in each position since', () => {
    const found = missedSince(at(1, 2), [at(1, 2), at(1, 2, 3), at(2, 3, 4, 5)], all);
    expect(found.map((one) => numbers(one.lines))).toEqual([[3], [4, 5]]);
  });
  test('is not told what no log tells', () => {
    expect(missedSince(at(1), [at(1, 2), at(1, 2, 3)], (one) => one.told.number !== 2).map((one) => numbers(one.lines))).toEqual([[3]]);
  });
  test('hears what matters first, in its order', () => {
    const lines = [line(1, 'out'), line(2, 'turn'), line(3, 'hit'), line(4, 'turn'), line(5, 'turn')];
    const matters = (one: LogLine<GameId>) => (one.told.event.kind as string) !== 'turn';
    expect(numbers(digest(lines, matters, 3))).toEqual([1, 3, 5]);
    expect(numbers(digest(lines, matters, 9))).toEqual([1, 2, 3, 4, 5]);
    expect(digest([], matters, 3)).toEqual([]);
  });
  test('can answer nothing in what has passed', () => {
    const passed = frozen(at(1));
    expect(passed.put?.question.rows).toBeNull();
    expect(passed.refusals).toEqual([]);
  });
  test('keeps what was shown meanwhile until he has caught up', () => {
    const away = new Away();
    away.show(at(1));
    expect(away.later).toEqual([]);
    const [first, second, third] = [at(1), at(1, 2), at(1, 2, 3)];
    away.look(false, first);
    away.show(second);
    away.look(true, second);
    away.show(third);
    expect([away.seen, ...away.later]).toEqual([first, second, third]);
    away.look(false, second);
    expect(away.seen).toBe(first);
    away.catchUp();
    expect([away.seen, away.later]).toEqual([null, []]);
  });
});
