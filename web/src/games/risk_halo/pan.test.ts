import { describe, expect, test } from 'vitest';
import { NEAREST, nearer, pushed } from './pan';

const whole = { x: -10, y: -8, w: 1170, h: 584 };
const box = { x: 300, y: 100, w: 500, h: 400 };

describe('the map under fingers', () => {
  test('a push shows what lies beside', () => expect(pushed(box, 50, -20, whole)).toEqual({ x: 250, y: 120, w: 500, h: 400 }));
  test('it cannot be pushed out of sight', () => {
    expect(pushed(box, 5000, 5000, whole)).toMatchObject({ x: whole.x, y: whole.y });
    expect(pushed(box, -5000, -5000, whole)).toMatchObject({ x: whole.x + whole.w - box.w, y: whole.y + whole.h - box.h });
  });
  test('nearer keeps the middle, and has an end', () => {
    expect(nearer(box, 2, whole)).toEqual({ x: 425, y: 200, w: 250, h: 200 });
    expect(nearer(box, 100, whole).w).toBe(NEAREST);
    expect(nearer(box, 0.01, whole).w).toBe(whole.w);
  });
  test('what is larger than the map stands around it', () => {
    const far = nearer({ x: 0, y: 0, w: 600, h: 1200 }, 0.1, whole);
    expect(far.y + far.h / 2).toBeCloseTo(whole.y + whole.h / 2);
  });
});
