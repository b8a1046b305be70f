// Names on the map: in two lines if they are long, and only where the whole of them can be seen.

/** A part of the map. */
export interface Sheet {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const LONG = 9;
/** About the width of half a letter, and how far below the middle of a territory its name ends. */
const HALF_LETTER = 2.7;
const LINE = 11.5;
const BELOW = 8;

/** A long name in two lines of about the same length. */
export function inTwo(name: string): string[] {
  const words = name.split(' ');
  if (name.length < LONG || words.length === 1) return [name];
  const apart = (k: number) => Math.abs(words.slice(0, k).join(' ').length - words.slice(k).join(' ').length);
  let best = 1;
  for (let k = 2; k < words.length; k++) if (apart(k) < apart(best)) best = k;
  return [words.slice(0, best).join(' '), words.slice(best).join(' ')];
}

/** Whether a name at a place is wholly on a part of the map. */
export function isWithin(lines: readonly string[], x: number, y: number, shown: Sheet): boolean {
  const half = Math.max(...lines.map((line) => line.length)) * HALF_LETTER;
  return x - half >= shown.x && x + half <= shown.x + shown.w && y >= shown.y && y + BELOW + lines.length * LINE <= shown.y + shown.h;
}
