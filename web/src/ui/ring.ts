// Where seats are around a table: fixed for each number of seats, so that nobody moves when somebody is out.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

type Percent = readonly [number, number];

/** The others around the viewer, clockwise from his left, in percent of the stage. */
const WIDE: Record<number, readonly Percent[]> = {
  1: [[50, 17]],
  2: [[20, 30], [80, 30]],
  3: [[13, 52], [50, 16], [87, 52]],
  4: [[12, 66], [27, 19], [73, 19], [88, 66]],
  5: [[11.5, 71], [14, 30], [50, 14], [86, 30], [88.5, 71]],
  6: [[11.5, 74], [11.5, 33], [32.5, 15], [67.5, 15], [88.5, 33], [88.5, 74]],
  7: [[11.5, 78], [11.5, 46], [23, 15], [50, 12], [77, 15], [88.5, 46], [88.5, 78]],
};
const NARROW: Record<number, readonly Percent[]> = {
  1: [[50, 15]],
  2: [[22, 30], [78, 30]],
  3: [[17, 60], [50, 16], [83, 60]],
  4: [[16.5, 74], [24, 22], [76, 22], [83.5, 74]],
  5: [[16.5, 80], [16.5, 46], [50, 12], [83.5, 46], [83.5, 80]],
  6: [[16.5, 80], [16.5, 48], [30, 14.5], [70, 14.5], [83.5, 48], [83.5, 80]],
  7: [[16.5, 86], [16.5, 60], [16.5, 34], [50, 10], [83.5, 34], [83.5, 60], [83.5, 86]],
};
/** A spectator sees everybody: as many spots as seats, none of them at the bottom. */
const WATCHED: Record<number, readonly Percent[]> = {
  ...WIDE,
  8: [[11.5, 80], [11.5, 48], [17, 16], [39, 12], [61, 12], [83, 16], [88.5, 48], [88.5, 80]],
};

export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** How large text is; plaques grow with it. */
  readonly scale: number;
}

/** The room that a plaque needs around its middle: its cards below, its badge and the frame of whose turn it is beside. */
function roomOf(narrow: boolean, scale: number) {
  const { above, below, beside } = narrow ? { above: 46, below: 62, beside: 68 } : { above: 58, below: 78, beside: 118 };
  return { above: above * scale, below: below * scale, beside: beside * scale };
}

export function spotsOf(count: number, stage: Stage): Spot[] {
  const table = stage.narrow ? NARROW : WATCHED;
  const spots = table[count] ?? WATCHED[count] ?? [];
  const room = roomOf(stage.narrow, stage.scale);
  return spots.map(([x, y]) => ({
    x: Math.max(room.beside, Math.min(stage.width - room.beside, (x / 100) * stage.width)),
    y: Math.max(room.above, Math.min(stage.height - room.below, (y / 100) * stage.height)),
  }));
}

/** A line from one place to another that ends before the plaque there; bent a little, as a throw is. */
export function aim(from: Spot, to: Spot, half: { w: number; h: number }, share = 1, bend = 26): { d: string; end: Spot } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const reach = Math.max(0, 1 - Math.min(half.w / Math.abs(dx || 1), half.h / Math.abs(dy || 1))) * share;
  const end = { x: from.x + dx * reach, y: from.y + dy * reach };
  const via = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 - bend };
  return { d: `M${from.x} ${from.y}Q${via.x} ${via.y} ${end.x} ${end.y}`, end };
}
