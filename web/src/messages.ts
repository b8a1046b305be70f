// The messages of every game under one name each: `View<'bang'>` is BangView. All of it comes from wire.ts.
import type { Bang, Flashpoint, HaloBang, RiskHalo, WalkingDead } from './wire';

type Full<T> = { [P in keyof T]-?: NonNullable<T[P]> };

interface Games {
  bang: Full<Bang>;
  halo_bang: Full<HaloBang>;
  walking_dead: Full<WalkingDead>;
  risk_halo: Full<RiskHalo>;
  flashpoint: Full<Flashpoint>;
}

export type GameId = keyof Games;
export type Catalogue<G extends GameId> = Games[G]['catalogue'];
export type View<G extends GameId> = Games[G]['view'];
export type Question<G extends GameId> = Games[G]['question'];
export type Asked<G extends GameId> = Games[G]['asked'];
export type Row<G extends GameId> = Games[G]['row'];
export type Answer<G extends GameId> = Games[G]['answer'];
export type Note<G extends GameId> = Games[G]['note'];
export type Refused<G extends GameId> = Games[G]['refusal'];
export type Told<G extends GameId> = Games[G]['told'];
export type Event<G extends GameId> = Games[G]['event'];
export type Put<G extends GameId> = Games[G]['put'];
export type LogLine<G extends GameId> = Games[G]['log_line'];
export type Snapshot<G extends GameId> = Games[G]['snapshot'];
export type Moved<G extends GameId> = Games[G]['moved'];
export type News<G extends GameId> = Games[G]['news'];
export type Request<G extends GameId> = Games[G]['request'];
export type Steps<G extends GameId> = Games[G]['steps'];
export type Step<G extends GameId> = Games[G]['step'];
export type Demonstrated<G extends GameId> = Games[G]['demonstrated'];

/** What an inquiry finds, in a game that knows one. */
export type Found<G extends GameId> = G extends GameId ? (Games[G] extends { found: { found: infer F } } ? F : never) : never;

/** An answer of any game, as the choosing model reads it. */
export interface AnyAnswer {
  readonly kind: string;
}

/** Options that differ only in their last choice; see `Row` in engine/messages.py. */
export interface AnyRow<A extends AnyAnswer = AnyAnswer, N = unknown> {
  readonly answer: A;
  readonly code: number;
  readonly field?: string;
  readonly values?: readonly number[];
  readonly unit?: number;
  readonly notes?: readonly (N | null)[];
}
