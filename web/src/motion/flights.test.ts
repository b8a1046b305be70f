import { describe, expect, test } from 'vitest';
import { endOf, MOST, TAKES, timed, type Motion } from './flights';

const fly: Motion = { kind: 'fly', from: 'pile:deck', to: 'seat:1', piece: { card: null, turns: false } };

describe('what happened, as movement', () => {
  test('one motion takes its time', () => {
    expect(timed([fly])).toEqual([{ motion: fly, start: 0, takes: 420 }]);
  });
  test('a hit waits for the streak that leads to it', () => {
    const [streak, hit] = timed([{ kind: 'streak', from: 'seat:1', to: 'seat:2' }, { kind: 'hit', at: 'seat:2' }]);
    expect(hit!.start).toBeGreaterThanOrEqual(streak!.start + streak!.takes);
  });
  test('dice land one after the other, all of them in time', () => {
    const dice = timed(Array.from({ length: 5 }, (_, k): Motion => ({ kind: 'tumble', at: `die:${k}` })));
    expect(dice.map((one) => one.start)).toEqual([0, 60, 120, 180, 240]);
    expect(dice.every((one) => one.takes === TAKES.tumble)).toBe(true);
  });
  test('it is seen to end where something goes, or where it happens', () => {
    expect([fly, { kind: 'hit', at: 'seat:2' } as const].map(endOf)).toEqual(['seat:1', 'seat:2']);
  });
  test('however much happened, it is over in time', () => {
    const many = timed(Array.from({ length: 40 }, () => fly));
    expect(Math.max(...many.map((one) => one.start + one.takes))).toBeLessThanOrEqual(MOST + 1e-9);
  });
});
