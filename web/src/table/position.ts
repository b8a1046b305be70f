// A table as one viewer sees it: everything that a board is drawn from.
import type { Catalogue, GameId, LogLine, Put, Refused, View } from '../messages';
import type { Result } from '../wire';

/** A seat that nobody looks from: a spectator's, or that of an open demonstration. */
export const NOBODY = -1;

/** Something that cannot be done now, why, and what it is called. */
export interface Refusal<G extends GameId> {
  readonly refused: Refused<G>;
  readonly text: string;
}

export interface Position<G extends GameId> {
  readonly game: G;
  readonly names: readonly string[];
  readonly bots: readonly boolean[];
  /** The seat whose eyes these are, or NOBODY. */
  readonly viewer: number;
  readonly catalogue: Catalogue<G>;
  readonly view: View<G>;
  readonly put: Put<G> | null;
  readonly refusals: readonly Refusal<G>[];
  readonly lines: readonly LogLine<G>[];
  readonly result: Result | null;
}

/** The seats in the order in which they sit around the table, the one after the viewer first. */
export function around(seats: number, viewer: number): number[] {
  if (viewer === NOBODY) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, k) => (viewer + 1 + k) % seats);
}
