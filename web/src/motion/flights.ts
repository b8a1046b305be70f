// What happened as movement: which things fly from where to where, and which are struck. Pure; games say it for their
// events, the overlay plays it.
import type { Thing } from '../choose/choice';

export type Motion =
  /** Something goes from one thing to another; `glyph` is what is seen of it. */
  | { readonly kind: 'fly'; readonly from: Thing; readonly to: Thing; readonly label: string }
  /** A streak from one thing to another. */
  | { readonly kind: 'streak'; readonly from: Thing; readonly to: Thing }
  /** A thing is hit: it shakes. */
  | { readonly kind: 'hit'; readonly at: Thing }
  /** A thing gains something: it lights up. */
  | { readonly kind: 'gain'; readonly at: Thing };

/** Milliseconds that a motion takes when nothing waits behind it. */
export const TAKES: Record<Motion['kind'], number> = { fly: 420, streak: 180, hit: 260, gain: 260 };
/** Motions begin so long after one another. */
const APART = 90;
/** All of what one answer led to is shown within this time. */
export const MOST = 1200;

export interface Timed {
  readonly motion: Motion;
  readonly start: number;
  readonly takes: number;
}

/** When each motion plays: one after the other, overlapping, and quicker if there are many. */
export function timed(motions: readonly Motion[]): Timed[] {
  let at = 0;
  const plain = motions.map((motion) => {
    const start = at;
    at += motion.kind === 'streak' ? TAKES.streak : APART;
    return { motion, start, takes: TAKES[motion.kind] };
  });
  const whole = Math.max(0, ...plain.map((one) => one.start + one.takes));
  const share = whole > MOST ? MOST / whole : 1;
  return plain.map((one) => ({ ...one, start: one.start * share, takes: one.takes * share }));
}
