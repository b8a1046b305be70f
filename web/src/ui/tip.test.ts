import { describe, expect, it } from 'vitest';
import { placeTip, shared, type Box } from './tip';

const room: Box = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 270, height: 120 };
const thing: Box = { left: 400, top: 250, width: 200, height: 70 };
const covers = (placed: { left: number; top: number }, other: Box): boolean => shared({ ...placed, ...size }, other) > 0;

describe('where words about a thing stand', () => {
  it('is above it, in the middle, if nothing is in the way', () => {
    const placed = placeTip(thing, size, room, []);
    expect(placed).toMatchObject({ side: 'above', left: 365, tip: 135 });
    expect(covers(placed, thing)).toBe(false);
  });
  it('is not over what can be chosen', () => {
    const above = { left: 380, top: 100, width: 230, height: 130, weight: 4 };
    const below = { left: 380, top: 340, width: 230, height: 130, weight: 4 };
    const placed = placeTip(thing, size, room, [above, below]);
    expect(placed.side).toBe('right');
    expect([above, below].some((one) => covers(placed, one))).toBe(false);
  });
  it('covers what weighs least if it must cover something', () => {
    const all = { ...room, weight: 1 };
    const light = { left: 0, top: 0, width: 390, height: 600, weight: -0.5 };
    expect(placeTip(thing, size, room, [all, light]).side).toBe('left');
  });
  it('stays on the page, with its tip at the thing', () => {
    const corner = { left: 0, top: 0, width: 60, height: 40 };
    const placed = placeTip(corner, size, room, []);
    expect(placed).toMatchObject({ side: 'below', left: 8, tip: 22 });
    expect(placed.top).toBeGreaterThan(40);
  });
});
