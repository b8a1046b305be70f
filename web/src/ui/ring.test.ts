import { describe, expect, test } from 'vitest';
import { around } from '../table/position';
import { aim, spotsOf } from './ring';

const WIDE = { width: 1092, height: 560, narrow: false, scale: 1 };
const TABLET = { width: 1024, height: 400, narrow: false, scale: 1 };
const PHONE = { width: 390, height: 420, narrow: true, scale: 1 };
const PLAQUE = { wide: { w: 196, h: 78 }, narrow: { w: 116, h: 58 } };
/** So far a badge and the frame of whose turn it is stand out. */
const BADGE = 9;

describe('seats around the table', () => {
  test('the viewer is at the bottom, the next player comes first', () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, -1)).toEqual([0, 1, 2]);
  });
  test.each([1, 2, 3, 4, 5, 6, 7])('%i others do not cover each other', (count) => {
    for (const [stage, plaque] of [[WIDE, PLAQUE.wide], [TABLET, PLAQUE.wide], [PHONE, PLAQUE.narrow]] as const) {
      const spots = spotsOf(count, stage);
      expect(spots).toHaveLength(count);
      spots.forEach((a, i) =>
        spots.slice(i + 1).forEach((b) => {
          expect(Math.abs(a.x - b.x) >= plaque.w || Math.abs(a.y - b.y) >= plaque.h).toBe(true);
        }),
      );
      for (const spot of spots) {
        expect(spot.x - plaque.w / 2).toBeGreaterThanOrEqual(BADGE);
        expect(spot.x + plaque.w / 2).toBeLessThanOrEqual(stage.width - BADGE);
      }
    }
  });
  test('an aim ends at the edge of a plaque', () => {
    const { end } = aim({ x: 500, y: 500 }, { x: 500, y: 100 }, { w: 110, h: 50 });
    expect(end).toEqual({ x: 500, y: 150 });
  });
});
