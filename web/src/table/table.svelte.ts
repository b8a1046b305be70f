// The one store of a table page: what the viewer knows, what has been touched, and what may be answered.
import { armed, back, begin, exactly, left, menu, open, plain, toggle, touch, type Choice, type Thing } from '../choose/choice';
import { optionsOf } from '../choose/options';
import type { Face, OptionOf } from '../games/face';
import type { AnyRow, Answer, Found, GameId, Note, Question } from '../messages';
import type { Considered, Reason } from '../wire';
import type { Position } from './position';

/** Where answers go, and where reasons come from. */
export interface Link<G extends GameId = GameId> {
  answer(question: number, code: number): void;
  /** Ask why what is about this thing is refused; the refusals come with a later position. */
  why(thing: Thing): void;
  /** Ask the game something that follows from what lies open; null if there is no answer. */
  inquire?(what: string, parts: Record<string, number>): Promise<Found<G> | null>;
}

/** What a good player would answer, why, and what else is good; `shown` is the one that is marked on the board. */
export interface Hint {
  readonly text: string;
  readonly best: readonly Considered[];
  readonly shown: number;
}

export type State = 'chosen' | 'can' | 'no' | 'rest';

/** Whose move it is, as the bar says it. */
export type Moment = 'asked' | 'sent' | 'waiting' | 'thinking' | 'over';

/** The most options that the bar shows as buttons, and the most letters that they may have together. */
const MOST_BUTTONS = 4;
const MOST_LETTERS = 64;

export class Table<G extends GameId> {
  at: Position<G> = $state.raw()!;
  touched: readonly Thing[] = $state.raw([]);
  /** The thing under the pointer or in focus. */
  pointed: Thing | null = $state(null);
  hint: Hint | null = $state.raw(null);
  sentTo: number | null = $state(null);

  readonly face: Face<G>;
  readonly link: Link<G>;

  constructor(face: Face<G>, at: Position<G>, link: Link<G>) {
    this.face = face;
    this.link = link;
    this.at = at;
  }

  /** A newer position takes the place of this one; what was touched stays if it is the same question. */
  show(at: Position<G>): void {
    if (at.put?.question.number !== this.question?.number) {
      this.touched = [];
      this.pointed = null;
      this.sentTo = null;
      this.hint = null;
    }
    this.at = at;
  }

  readonly question: Question<G> | null = $derived.by(() => this.at.put?.question ?? null);
  readonly mine = $derived.by(() => this.question !== null && this.question.rows !== null);

  readonly moment = $derived.by((): Moment => {
    const { question } = this;
    if (this.at.result !== null || question === null) return 'over';
    if (this.mine) return this.sentTo === question.number ? 'sent' : 'asked';
    return this.at.bots[question.seat] ? 'thinking' : 'waiting';
  });

  readonly options: readonly OptionOf<G>[] = $derived.by(() => {
    const rows = (this.question?.rows ?? []) as readonly AnyRow<Answer<G>, Note<G>>[];
    return optionsOf(rows, this.at.put?.options);
  });

  readonly start = $derived.by(() =>
    begin(this.options.map((option) => ({ option, things: this.face.things(option.answer, this.at) }))),
  );

  /** The things that an answer can begin with, whatever has been touched. */
  readonly sources = $derived.by(() => (this.sets ? this.members : open(this.start)));

  /** The things that the advised answer is about, in the order in which they are chosen. */
  readonly hinted: readonly Thing[] = $derived.by(() => {
    const { hint } = this;
    return (hint && this.start.all.find((about) => about.option.code === hint.shown)?.things) ?? [];
  });

  readonly choice: Choice<OptionOf<G>> = $derived.by(() => ({ all: this.start.all, touched: this.touched }));
  readonly left = $derived.by(() => left(this.choice).map((about) => about.option));
  readonly open = $derived.by(() => (this.sets ? this.members : open(this.choice)));
  readonly plain = $derived.by(() => plain(this.choice));
  readonly armed = $derived.by(() => {
    if (!this.sets) return armed(this.choice);
    return exactly({ all: this.start.all, touched: this.sets.canonical(this.touched, this.at) });
  });
  readonly menu = $derived.by(() => (this.sets ? [] : menu(this.choice)));
  /** A source is chosen, and its targets are looked for: all else fades. */
  readonly aiming = $derived.by(() => this.touched.length > 0 && this.sets === null);
  /** How a set is chosen, if the open question wants one. */
  readonly sets = $derived.by(() => {
    const { sets } = this.face;
    return this.mine && sets?.kinds.includes(this.question?.about.kind ?? '') ? sets : null;
  });
  private readonly members = $derived.by(() => new Set(this.sets?.members(this.at)));

  /** A number to choose: the values of the only row that is left and ends in an amount. */
  readonly amounts: readonly OptionOf<G>[] = $derived.by(() => {
    const rows = this.question?.rows ?? [];
    const counted = this.left.filter((option) => this.face.amounts?.includes(rows[option.row]?.field ?? ''));
    const ready = counted.filter((option) => this.choice.all.find((one) => one.option === option)?.things.every((one) => this.touched.includes(one)));
    const [first] = ready;
    return first && ready.length > 1 && ready.every((option) => option.row === first.row) ? ready : [];
  });

  /** The buttons of the bar: all options if they are few, else one for each row that is about nothing on the board. */
  readonly buttons = $derived.by(() => {
    const letters = this.options.reduce((sum, option) => sum + option.text.length, 0);
    const few = this.options.length <= MOST_BUTTONS && letters <= MOST_LETTERS;
    if (few && this.touched.length === 0 && !this.sets) return this.options;
    const rows = new Map<number, OptionOf<G>>();
    for (const option of this.plain) if (!this.amounts.includes(option)) rows.set(option.row, option);
    return [...rows.values()].slice(0, MOST_BUTTONS - 1);
  });

  private readonly refusals = $derived.by(() =>
    this.at.refusals.map((refusal) => ({
      refusal,
      things: this.face.things(refusal.refused.answer as Answer<G>, this.at),
    })),
  );

  /** Why a thing cannot be chosen now: with what has been touched, or at all. */
  reason(thing: Thing): Reason | null {
    if (!this.mine || this.open.has(thing) || this.touched.includes(thing)) return null;
    const found = this.refusals.find(({ things }) =>
      this.touched.length > 0
        ? things.includes(thing) && this.touched.every((one) => things.includes(one))
        : things[0] === thing,
    );
    return found?.refusal.refused.reason ?? null;
  }

  /** Everything that is refused with what has been touched. */
  readonly refused: readonly Thing[] = $derived.by(() => {
    const about = this.refusals.flatMap(({ things }) => (this.touched.every((one) => things.includes(one)) ? things : []));
    return [...new Set(about)].filter((thing) => !this.open.has(thing) && !this.touched.includes(thing));
  });

  /** How a thing stands. */
  state(thing: Thing): State {
    if (this.touched.includes(thing)) return 'chosen';
    if (this.moment !== 'asked') return 'rest';
    if (this.open.has(thing)) return 'can';
    return this.reason(thing) ? 'no' : 'rest';
  }

  touch(thing: Thing): void {
    if (this.moment !== 'asked') return;
    if (this.sets) {
      if (this.open.has(thing)) this.touched = toggle(this.choice, thing).touched;
      return;
    }
    const next = touch(this.choice, thing);
    if (next.to === 'answer') this.send(next.option.code);
    else if (next.to === 'choice') this.touched = next.choice.touched;
    else this.point(thing);
  }

  back(): void {
    this.touched = back(this.choice).touched;
  }

  point(thing: Thing | null): void {
    this.pointed = thing;
    if (thing !== null && this.mine && !this.open.has(thing)) this.link.why(thing);
  }

  inquire(what: string, parts: Record<string, number>): Promise<Found<G> | null> {
    return this.link.inquire?.(what, parts) ?? Promise.resolve(null);
  }

  send(code: number): void {
    const { question } = this;
    if (question === null || this.moment !== 'asked') return;
    this.sentTo = question.number;
    this.hint = null;
    this.link.answer(question.number, code);
  }

  /** The answer was not taken: the board is open again. */
  unlock(): void {
    this.sentTo = null;
    this.touched = [];
  }
}
