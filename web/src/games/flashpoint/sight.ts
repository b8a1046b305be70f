// Sight as it is drawn: a line to every enemy, how well it sees, and what is in its way. Worked out by the server.
import type { Position } from '../../table/position';
import type { FlashpointObstacle, FlashpointSightline } from '../../wire';
import { cellOf, cubeName, landOf, type Shot } from './facts';

type At = Position<'flashpoint'>;

/** A point of the board in cubes: east, north, up. */
export type Point = readonly [number, number, number];
/** What is solid, in cubes: west, east, south, north, bottom, top. */
export type Solid = readonly [number, number, number, number, number, number];

/** A message of the board, to be said. */
export type Words = readonly [id: string, args: Readonly<Record<string, string>>];

export type How = 'clear' | 'partly' | 'blocked';

export interface Seen {
  readonly target: number;
  readonly how: How;
  readonly from: Point;
  readonly to: Point;
  /** Where the line ends: at the target, or at what is in the way. */
  readonly end: Point;
  /** What is in the way, and glows. */
  readonly panel: Solid | null;
  readonly range: number;
  /** The dice of the shot that would be taken. */
  readonly dice: string;
  /** The enemy would have a Clear Shot back. */
  readonly back: boolean;
  /** How well it is seen, or what is in the way: a message and its arguments. */
  readonly words: Words;
}

/** A cube is so many units wide where sight is worked out. */
const UNITS = 24;
const AXES = 3;

const inCubes = (point: readonly number[]): Point => [(point[0] ?? 0) / UNITS, (point[1] ?? 0) / UNITS, (point[2] ?? 0) / UNITS];
const solid = (box: readonly number[]): Solid => box.map((side) => side / UNITS) as unknown as Solid;

/** Where a line from one point to another first meets a box, as a share of its length; 1 if it never does. */
export function meets(from: Point, to: Point, box: Solid): number {
  let [first, last] = [0, 1];
  for (let axis = 0; axis < AXES; axis++) {
    const [low, high] = [box[axis * 2]!, box[axis * 2 + 1]!];
    const way = to[axis]! - from[axis]!;
    if (way === 0) {
      if (from[axis]! < low || from[axis]! > high) return 1;
      continue;
    }
    const [a, b] = [(low - from[axis]!) / way, (high - from[axis]!) / way];
    first = Math.max(first, Math.min(a, b));
    last = Math.min(last, Math.max(a, b));
  }
  return first <= last ? first : 1;
}

/** The letter of the wall on the western or southern side of a cube. */
function wallAt(at: At, { cube, axis }: FlashpointObstacle): string {
  if (cube === null) return '#';
  const { size, v, h } = landOf(at);
  const { x, y, level } = cellOf(at, cube);
  return (axis === 0 ? v[level * size + y]?.[x] : h[level * (size + 1) + y]?.[x]) ?? '#';
}

/** What is in the way. */
function obstacle(at: At, one: FlashpointObstacle): Words {
  const where = { cube: one.cube === null ? '' : cubeName(at, one.cube) };
  if (one.what !== 'wall') return [`fp-by-${one.what}`, where];
  return ['fp-by-wall', { ...where, side: one.axis === 0 ? 'west' : 'south', letter: wallAt(at, one) }];
}

function howOf(line: FlashpointSightline): How {
  if (line.camouflaged && !line.found) return 'blocked';
  return line.clear ? 'clear' : line.sees || line.found ? 'partly' : 'blocked';
}

function wordsOf(at: At, line: FlashpointSightline, how: How): Words {
  if (how !== 'blocked') return [`fp-${how}`, {}];
  if (line.camouflaged) return ['fp-camouflaged', {}];
  const [first] = line.blocked;
  return first ? obstacle(at, first) : ['fp-unseen', {}];
}

/** The lines to draw. The dice are those of the shots that can be chosen now, or of the best that could be taken. */
export function seen(at: At, found: readonly FlashpointSightline[], shots: readonly Shot[]): Seen[] {
  return found.map((line) => {
    const how = howOf(line);
    const [from, to] = [inCubes(line.ends[0] ?? []), inCubes(line.ends[1] ?? [])];
    const panel = how === 'blocked' && line.blocked[0] ? solid(line.blocked[0].box) : null;
    const share = panel ? meets(from, to, panel) : 1;
    const best = [...line.chances].sort((a, b) => b.dice - a.dice)[0];
    const shot = shots.find((one) => one.target === line.target) ?? best;
    return {
      target: line.target,
      how,
      from,
      to,
      end: from.map((start, axis) => start + (to[axis]! - start) * share) as unknown as Point,
      panel,
      range: line.range,
      dice: shot && how !== 'blocked' ? `${shot.dice} × ${shot.need}+` : '',
      back: line.clear_back,
      words: wordsOf(at, line, how),
    };
  });
}
