// Whether somebody looks at his table, and what was shown to nobody.
import type { GameId } from '../messages';
import type { Position } from './position';

/** So many positions are kept for whoever has looked away; the first of them go first. */
const MOST = 60;

export class Away {
  /** What somebody saw last. */
  seen: Position<GameId> | null = $state.raw(null);
  later: readonly Position<GameId>[] = $state.raw([]);
  looking = $state(true);

  /** Somebody looks at the table, or not any more. */
  look(looking: boolean, at: Position<GameId>): void {
    if (looking === this.looking) return;
    this.looking = looking;
    if (!looking && this.seen === null) this.seen = at;
  }
  /** Something new stands on the table; it is kept until whoever looked away has caught up. */
  show(at: Position<GameId>): void {
    if (this.seen !== null) this.later = [...this.later, at].slice(-MOST);
  }
  /** Whoever looked away knows now what he has missed. */
  catchUp(): void {
    this.seen = null;
    this.later = [];
  }
}
