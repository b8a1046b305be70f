// What has happened while somebody looked away: from the positions that were shown meanwhile.
import type { GameId, LogLine } from '../messages';
import type { Position } from './position';

/** A position that nobody looked at, and what led to it. */
export interface Missed {
  readonly at: Position<GameId>;
  readonly lines: readonly LogLine<GameId>[];
}

type Telling = (line: LogLine<GameId>) => boolean;

const linesOf = (at: Position<GameId>): readonly LogLine<GameId>[] => at.lines as readonly LogLine<GameId>[];
const lastOf = (at: Position<GameId>): number => linesOf(at).at(-1)?.told.number ?? -1;

/** What is new in each of the later positions; those in which nothing was told are left out. */
export function missedSince(seen: Position<GameId>, later: readonly Position<GameId>[], tells: Telling): Missed[] {
  let since = lastOf(seen);
  return later.flatMap((at) => {
    const lines = linesOf(at).filter((line) => line.told.number > since && tells(line));
    since = Math.max(since, lastOf(at));
    return lines.length > 0 ? [{ at, lines }] : [];
  });
}

/** The lines that say most in few: those that matter, then the latest, all in their order. */
export function digest(lines: readonly LogLine<GameId>[], matters: Telling, most: number): LogLine<GameId>[] {
  const latest = [...lines].reverse();
  const first = [...latest.filter(matters), ...latest.filter((line) => !matters(line))].slice(0, most);
  return lines.filter((line) => first.includes(line));
}

/** A position to look at: nothing can be answered in it. */
export function frozen(at: Position<GameId>): Position<GameId> {
  const put = at.put && { ...at.put, question: { ...at.put.question, rows: null }, options: [] };
  return { ...at, put, refusals: [] } as Position<GameId>;
}
