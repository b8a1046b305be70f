// Where the words about a thing stand: beside it, and over as little as possible that somebody wants to see.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that is covered only if it must be; the more it weighs, the less. */
export interface Kept extends Box {
  readonly weight: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placed {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where the tip points at the thing, along the side that faces it. */
  readonly tip: number;
}

/** Between the thing and the words. */
const GAP = 12;
const MARGIN = 8;
/** The tip keeps away from round corners. */
const CORNER = 18;
/** Whatever hangs over the edge is lost: it weighs more than anything that could be covered. */
const LOST = 50;
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];
/** Which part of the words stands beside the middle of the thing: best their own middle. */
const SLIDES = [0.5, 0.3, 0.7, 0.12, 0.88];

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The area that two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function at(side: Side, slide: number, thing: Box, size: { width: number; height: number }, room: Box): Placed & Box {
  const upright = side === 'above' || side === 'below';
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const slid = {
    left: within(middle.x - size.width * slide, room.left + MARGIN, room.left + room.width - size.width - MARGIN),
    top: within(middle.y - size.height * slide, room.top + MARGIN, room.top + room.height - size.height - MARGIN),
  };
  const fixed = {
    above: thing.top - size.height - GAP,
    below: thing.top + thing.height + GAP,
    left: thing.left - size.width - GAP,
    right: thing.left + thing.width + GAP,
  }[side];
  const left = upright ? slid.left : fixed;
  const top = upright ? fixed : slid.top;
  const tip = upright ? within(middle.x - left, CORNER, size.width - CORNER) : within(middle.y - top, CORNER, size.height - CORNER);
  return { side, left, top, tip, ...size };
}

/** The side of a thing where its words cover least. */
export function placeTip(thing: Box, size: { width: number; height: number }, room: Box, kept: readonly Kept[]): Placed {
  const cost = (placed: Box): number =>
    (placed.width * placed.height - shared(placed, room)) * LOST +
    kept.reduce((sum, one) => sum + shared(placed, one) * one.weight, 0);
  const [best] = SLIDES.flatMap((slide) => SIDES.map((side) => at(side, slide, thing, size, room))).sort((a, b) => cost(a) - cost(b));
  return best!;
}
