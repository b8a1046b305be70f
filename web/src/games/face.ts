// What a game's folder gives to the table page. Each `games/<game>/face.ts` has one.
import type { Component } from 'svelte';
import type { Option } from '../choose/options';
import type { Thing } from '../choose/choice';
import type { IconName } from '../draw/icons';
import type { Motion } from '../motion/flights';
import type { Position } from '../table/position';
import type { Table } from '../table/table.svelte';
import type { Answer, Event, GameId, Note } from '../messages';
import type { Texts } from '../words/words.svelte';

export type OptionOf<G extends GameId> = Option<Answer<G>, Note<G>>;
/** An answer in words, whether it is open or refused; what decides is told of those that are open. */
export type Worded<G extends GameId> = Pick<OptionOf<G>, 'answer' | 'text'> & { readonly note?: Note<G> | null };
export type Tone = 'plain' | 'big' | 'hurt' | 'good';

/** What stands left of the question: a glyph, or the face of who asks. */
export type Mark = { readonly glyph: IconName } | { readonly seat: number };

/** How the question bar says a question. */
export interface Asking {
  readonly mark: Mark;
  readonly kicker: string;
  /** What decides: a reach, a number of dice, a clause. */
  readonly sub?: string;
  readonly prompt?: string;
}

/** Options that have their first choice in common, in the list. */
export interface Group {
  readonly key: string;
  readonly title: string;
  readonly glyph: IconName;
  readonly note?: string;
}

/** How an event looks in the log; null: it is not told there. */
export interface Line {
  readonly glyph: IconName;
  readonly tone: Tone;
}

export interface Portrayed {
  readonly who: string;
  readonly style: 'west' | 'helm' | 'camp';
  readonly tone: string;
}

/** How things are chosen as a set: dice to throw again. Things that are alike stand for each other. */
export interface Sets<G extends GameId> {
  readonly kinds: readonly string[];
  /** Everything that may be in the set. */
  members(at: Position<G>): readonly Thing[];
  /** The set as the options name it. */
  canonical(chosen: readonly Thing[], at: Position<G>): readonly Thing[];
}

export interface Face<G extends GameId> {
  readonly id: G;
  /** What stands in the bar. */
  readonly title: string;
  readonly words: Texts;
  readonly Board: Component<{ table: Table<G> }>;
  readonly Dock: Component<{ table: Table<G> }>;
  /** The things on the board that an answer is about, in the order in which they are chosen. */
  things(answer: Answer<G>, at: Position<G>): Thing[];
  /** Questions that are answered by a set of things. */
  readonly sets?: Sets<G>;
  /** Parts of an answer that are numbers to choose, not things. */
  readonly amounts?: readonly string[];
  asking(table: Table<G>): Asking;
  group(option: Worded<G>, at: Position<G>): Group;
  /** What an option is called within its group. */
  label(option: Worded<G>, at: Position<G>): string;
  /** What the first thing of an option is called, where options are too many to list one by one. */
  short?(option: Worded<G>, at: Position<G>): string | null;
  line(event: Event<G>, at: Position<G>): Line | null;
  /** How an event moves; without it, it is only told. */
  motions?(event: Event<G>, at: Position<G>): Motion[];
  portrait(seat: number, at: Position<G>): Portrayed;
  /** Words in the log that are names of things. */
  names(at: Position<G>): readonly string[];
}
