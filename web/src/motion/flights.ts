// What happened as movement: which things fly from where to where, and which are struck. Pure; games say it for their
// events, the overlay plays it.
import type { Thing } from '../choose/choice';
import type { IconName } from '../draw/icons';

/** What is seen of a card in flight; null: only its back. */
export interface CardFace {
  readonly name: string;
  readonly glyph: IconName;
}

/** Something that goes from one thing to another. */
export type Piece =
  /** A card; one that nobody here had seen before turns over on its way. */
  | { readonly card: CardFace | null; readonly turns: boolean }
  /** Units, in the colour of whom they belong to. */
  | { readonly units: number; readonly colour: string };

export type Motion =
  | { readonly kind: 'fly'; readonly from: Thing; readonly to: Thing; readonly piece: Piece }
  /** A streak from one thing to another. */
  | { readonly kind: 'streak'; readonly from: Thing; readonly to: Thing }
  /** A thing is hit: it shakes, and what it loses drops out. */
  | { readonly kind: 'hit'; readonly at: Thing; readonly lost?: number }
  /** A thing gains something: it lights up, and what it gains rises. */
  | { readonly kind: 'gain'; readonly at: Thing; readonly won?: number }
  /** A die is thrown: it tumbles and lands. */
  | { readonly kind: 'tumble'; readonly at: Thing };

/** Milliseconds that a motion takes when nothing waits behind it. */
export const TAKES: Record<Motion['kind'], number> = { fly: 420, streak: 180, hit: 260, gain: 260, tumble: 600 };
/** So long after a motion the next one begins: a hit waits for its streak, dice land one after the other. */
const APART: Record<Motion['kind'], number> = { fly: 90, streak: TAKES.streak, hit: 90, gain: 90, tumble: 60 };
/** What is lost or gained can be read for longer than the thing shakes. */
export const FIGURE_MS = 900;
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
    at += APART[motion.kind];
    return { motion, start, takes: TAKES[motion.kind] };
  });
  const whole = Math.max(0, ...plain.map((one) => one.start + one.takes));
  const share = whole > MOST ? MOST / whole : 1;
  return plain.map((one) => ({ ...one, start: one.start * share, takes: one.takes * share }));
}

/** The thing where a motion is seen to end. */
export const endOf = (motion: Motion): Thing => ('to' in motion ? motion.to : motion.at);
