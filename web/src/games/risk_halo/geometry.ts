// Land from coordinates: territories lie in staggered rows, so their Voronoi cells are the land. Edges are made rough;
// the two boards of a ring are bent into its halves, other boards are strips above each other.
import type { RiskHaloMapInfo } from '../../wire';

export type Point = readonly [number, number];

export interface Land {
  readonly id: number;
  readonly d: string;
  readonly middle: Point;
  readonly points: readonly Point[];
}

export interface Border {
  readonly a: number;
  /** The neighbour; null is the sea. */
  readonly b: number | null;
  readonly d: string;
}

export interface Geography {
  readonly width: number;
  readonly height: number;
  readonly lands: ReadonlyMap<number, Land>;
  readonly borders: readonly Border[];
  /** All of the land in one line, and lines of height within it. */
  readonly coast: string;
  readonly contours: string;
}

export const WIDTH = 1150;
export const HEIGHT = 560;
/** A sheet may be lower or higher, so that the map fills its stage. */
const LOWEST = 470;
const HIGHEST = 880;
const THICKNESS = 190;
/** Room for the rough edge of a strip. */
const COAST = 20;
/** Rows stand as far apart as in a honeycomb. */
const ROW = Math.sqrt(3);
/** Lines of height run at these shares of the way from the middle of a territory to its edge. */
const HEIGHTS = [0.82, 0.62, 0.4];
const EDGE_STEPS = 7;
const ROUGHNESS = 0.17;

/** Something that looks random and is always the same, from 0 to 1. */
const noise = (a: number, b: number): number => {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** The part of a polygon that is nearer to a than to b. */
function nearer(polygon: readonly Point[], a: Point, b: Point): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const side = (p: Point): number => (p[0] - (a[0] + b[0]) / 2) * dx + (p[1] - (a[1] + b[1]) / 2) * dy;
  const kept: Point[] = [];
  polygon.forEach((p, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const here = side(p);
    const there = side(next);
    if (here <= 0) kept.push(p);
    if (here * there < 0) {
      const share = here / (here - there);
      kept.push([p[0] + (next[0] - p[0]) * share, p[1] + (next[1] - p[1]) * share]);
    }
  });
  return kept;
}

/** An edge as a rough line; the same whichever side it is seen from. */
function rough(from: Point, to: Point, straight: boolean): Point[] {
  const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [p, r] = turned ? [to, from] : [from, to];
  const line: Point[] = [];
  for (let k = 0; k < EDGE_STEPS; k++) {
    const share = k / EDGE_STEPS;
    const off = Math.sin(share * Math.PI) * ROUGHNESS * (straight ? 0.25 : 1) * (noise(p[0] * 3 + k, r[1] * 5 + k) - 0.5);
    line.push([p[0] + (r[0] - p[0]) * share - (r[1] - p[1]) * off, p[1] + (r[1] - p[1]) * share + (r[0] - p[0]) * off]);
  }
  line.push(r);
  return turned ? line.reverse() : line;
}

type Bend = (point: Point, board: number) => Point;

/** Both boards as the halves of a flat ring, their first columns at its left end. */
function ringOf(columns: number, height: number): Bend {
  const thickness = THICKNESS * (height / HEIGHT) ** 0.75;
  const [a, b, gap] = [(WIDTH - thickness) / 2 - 10, (height - thickness) / 2 - 5, 0.01];
  const samples = 1600;
  const arc: [number, number, number][] = [];
  let length = 0;
  for (let k = 0; k <= samples; k++) {
    const angle = Math.PI * (1 - k / samples);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = a * Math.sign(cos) * Math.abs(cos) ** 0.8;
    const y = -b * Math.abs(sin) ** 0.8;
    const last = arc.at(-1);
    // The inner side counts for more: columns stay apart where the ring is tight.
    if (last) length += Math.hypot((x - last[1]) * 0.92, (y - last[2]) * 0.86);
    arc.push([length, x, y]);
  }
  const along = (share: number): [number, number, number, number] => {
    const wanted = Math.max(0, Math.min(1, share)) * length;
    let low = 0;
    let high = arc.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (arc[middle]![0] < wanted) low = middle;
      else high = middle;
    }
    const [l0, x0, y0] = arc[low]!;
    const [l1, x1, y1] = arc[high]!;
    const f = (wanted - l0) / (l1 - l0 || 1);
    const n = Math.hypot(x1 - x0, y1 - y0) || 1;
    return [x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, (y1 - y0) / n, -(x1 - x0) / n];
  };
  return ([px, py], board) => {
    const [x, y, nx, ny] = along(gap + ((px + 1) / (columns + 2)) * (1 - 2 * gap));
    const row = (py / ROW + 0.5) / 3;
    const off = ((board === 1 ? row : 1 - row) - 0.5) * thickness;
    const bent: Point = [x + nx * off, y + ny * off];
    return [WIDTH / 2 + bent[0], height / 2 + (board === 1 ? -bent[1] : bent[1])];
  };
}

/** Boards as strips, the first one on top. */
function stripsOf(columns: number, rows: number, boards: number, height: number): Bend {
  const strip = height / boards;
  return ([px, py], board) => [
    ((px + 1) / (columns + 2)) * WIDTH,
    board * strip + COAST + ((py / ROW + 0.5) / (rows + 1)) * (strip - 2 * COAST),
  ];
}

const written = (line: readonly Point[]): string => line.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L');
const near = (p: Point, r: Point): boolean => Math.hypot(p[0] - r[0], p[1] - r[1]) < 1e-6;

function middleOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const k = a[0] * b[1] - b[0] * a[1];
    area += k;
    x += (a[0] + b[0]) * k;
    y += (a[1] + b[1]) * k;
  });
  return [x / area / 3, y / area / 3 - 3];
}

/** A territory's edge drawn in towards its middle: a hill, each a little different. */
function contour({ id, middle, points }: Land, share: number): string {
  const line = points.map(([x, y], k): Point => {
    const off = share * (0.92 + 0.16 * noise(id + k, share));
    return [middle[0] + (x - middle[0]) * off, middle[1] + (y - middle[1]) * off];
  });
  return `M${written(line)}Z`;
}

/** How high the sheet is on a stage of this shape: in steps, so that it is not drawn anew for every pixel. */
export const heightFor = (stage: { width: number; height: number }): number =>
  Math.max(LOWEST, Math.min(HIGHEST, Math.round((WIDTH * stage.height) / stage.width / 10) * 10));

export function geographyOf(map: RiskHaloMapInfo, height: number = HEIGHT): Geography {
  const columns = Math.max(...map.territories.map((one) => one.x));
  const rows = Math.max(...map.territories.map((one) => one.y));
  const bend = map.layout === 'ring' ? ringOf(columns, height) : stripsOf(columns, rows, map.boards.length, height);
  const [left, right, top, bottom] = [-1, columns + 1, -ROW / 2, (rows + 0.5) * ROW];
  const lands = new Map<number, Land>();
  const borders: Border[] = [];
  for (let board = 0; board < map.boards.length; board++) {
    const sites = map.territories
      .filter((one) => one.board === board)
      .map((one) => ({
        id: one.id,
        at: [one.x + (noise(one.x, one.y) - 0.5) * 0.5, one.y * ROW + (noise(one.y + 9, one.x) - 0.5) * 0.42] as Point,
      }));
    const cells = sites.map((site) => {
      let cell: Point[] = [[left, top], [right, top], [right, bottom], [left, bottom]];
      for (const other of sites) if (other !== site) cell = nearer(cell, site.at, other.at);
      return { id: site.id, cell };
    });
    const isEnd = (p: Point, r: Point): boolean => p[0] === r[0] && (p[0] === left || p[0] === right);
    for (const { id, cell } of cells) {
      const points = cell.flatMap((p, i) => {
        const next = cell[(i + 1) % cell.length]!;
        return rough(p, next, isEnd(p, next)).slice(0, -1);
      });
      const bent = points.map((p) => bend(p, board));
      lands.set(id, { id, d: `M${written(bent)}Z`, middle: middleOf(bent), points: bent });
      cell.forEach((p, i) => {
        const next = cell[(i + 1) % cell.length]!;
        const beside = cells.find((one) => one.id !== id && one.cell.some((q, j) => near(q, next) && near(one.cell[(j + 1) % one.cell.length]!, p)));
        const d = `M${written(rough(p, next, isEnd(p, next)).map((q) => bend(q, board)))}`;
        borders.push({ a: id, b: beside?.id ?? null, d });
      });
    }
  }
  const all = [...lands.values()];
  return {
    width: WIDTH,
    height,
    lands,
    borders,
    coast: all.map((land) => land.d).join(''),
    contours: all.flatMap((land) => HEIGHTS.map((share) => contour(land, share))).join(''),
  };
}
