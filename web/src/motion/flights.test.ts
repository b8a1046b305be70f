import { describe, expect, test } from 'vitest';
import { MOST, timed, type Motion } from './flights';

const fly: Motion = { kind: 'fly', from: 'pile:deck', to: 'seat:1', label: '' };

describe('what happened, as movement', () => {
  test('one motion takes its time', () => {
    expect(timed([fly])).toEqual([{ motion: fly, start: 0, takes: 420 }]);
  });
  test('a hit waits for the streak that leads to it', () => {
    const [streak, hit] = timed([{ kind: 'streak', from: 'seat:1', to: 'seat:2' }, { kind: 'hit', at: 'seat:2' }]);
    expect(hit!.start).toBeGreaterThanOrEqual(streak!.start + streak!.takes);
  });
  test('however much happened, it is over in time', () => {
    const many = timed(Array.from({ length: 40 }, () => fly));
    expect(Math.max(...many.map((one) => one.start + one.takes))).toBeLessThanOrEqual(MOST + 1e-9);
  });
});
