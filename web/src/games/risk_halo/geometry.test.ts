import { describe, expect, test } from 'vitest';
import type { RiskHaloMapInfo } from '../../wire';
import { geographyOf, HEIGHT, heightFor, WIDTH } from './geometry';

const COLUMNS = 5;
const map = (layout: string): RiskHaloMapInfo => ({
  key: 'test',
  name: 'Test',
  layout,
  boards: ['one', 'two'],
  territories: [0, 1].flatMap((board) =>
    [0, 1, 2].flatMap((y) =>
      Array.from({ length: COLUMNS }, (_, k) => ({
        id: board * 15 + y * COLUMNS + k,
        name: `T${board}${y}${k}`,
        region: 0,
        board,
        x: k * 2 + (y % 2),
        y,
        borders: [],
      })),
    ),
  ),
  regions: [],
  gates: [],
  seam: [],
  pairs_cross: false,
});

test('a sheet has the shape of its stage, within bounds', () => {
  expect(heightFor({ width: WIDTH, height: HEIGHT })).toBe(HEIGHT);
  expect(heightFor({ width: 2000, height: 100 })).toBeLessThan(HEIGHT);
  expect(heightFor({ width: 2000, height: 100 })).toBe(heightFor({ width: 2000, height: 10 }));
  expect(heightFor({ width: 500, height: 900 })).toBe(heightFor({ width: 500, height: 1900 }));
});

describe.each([['ring', HEIGHT], ['strips', HEIGHT], ['ring', 470], ['ring', 620]])('a map of two boards as %s, %i high', (layout, height) => {
  const land = geographyOf(map(layout), height);
  test('every territory has land on the sheet', () => {
    expect(land.lands.size).toBe(30);
    for (const { points, middle } of land.lands.values()) {
      expect(points.length).toBeGreaterThan(10);
      expect(middle[0]).toBeGreaterThan(0);
      expect(middle[0]).toBeLessThan(WIDTH);
      expect(middle[1]).toBeGreaterThan(0);
      expect(middle[1]).toBeLessThan(height);
    }
  });
  test('a border is told from both sides', () => {
    for (const { a, b } of land.borders) if (b !== null) expect(land.borders.some((one) => one.a === b && one.b === a)).toBe(true);
  });
  test('neighbours in a row share a border', () => {
    expect(land.borders.some((one) => one.a === 0 && one.b === 1)).toBe(true);
  });
});
