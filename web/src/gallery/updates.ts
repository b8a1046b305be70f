// A game update by update, to time how long each takes to be drawn. Driven from outside (tools/drawing.py).
import { flushSync } from 'svelte';
import type { GameId, LogLine } from '../messages';
import type { Position } from '../table/position';
import type { Table } from '../table/table.svelte';

type Update = Pick<Position<GameId>, 'view' | 'put' | 'lines' | 'result' | 'refusals'>;

export interface Played {
  readonly first: Position<GameId>;
  readonly then: readonly Update[];
}

/** What is asked of a page that shows a game in updates. */
export interface Timing {
  readonly updates: number;
  /** Start from the beginning. */
  again(): void;
  /** Draw an update, with style and layout. */
  moved(update: number): boolean;
  /** Draw what is refused after an update, if anything is. */
  refused(update: number): boolean;
}

declare global {
  interface Window {
    timing?: Timing;
  }
}

/** As many lines as a live table keeps. */
const KEPT = 400;

export function timingOf(table: Table<GameId>, { first, then }: Played): Timing {
  const draw = (at: object): boolean => {
    flushSync(() => table.show({ ...table.at, ...at } as Position<GameId>));
    return document.body.getBoundingClientRect().width > 0;
  };
  return {
    updates: then.length,
    again: () => void draw(first),
    moved(update) {
      const { refusals: _, ...next } = then[update]!;
      const lines = [...table.at.lines, ...next.lines].slice(-KEPT) as LogLine<GameId>[];
      return draw({ ...next, lines, refusals: [] });
    },
    refused(update) {
      const { refusals } = then[update]!;
      return refusals.length > 0 && draw({ refusals });
    },
  };
}
