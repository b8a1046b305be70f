// The analysis of a game: asked for once, made by the server, followed until it is there.
import type { AnalysisState, Reason } from '../wire';
import { api, Refused } from './api';
import { me } from './person.svelte';
import { reasonOf } from './reasons';

/** How often one looks how far it is. */
const LOOK_MS = 1000;

export class AnalysisOf {
  state: AnalysisState | null = $state.raw(null);
  /** What the server would not do, or that it does not answer. */
  refused: Reason | null = $state.raw(null);
  /** Seconds until it is done, once that can be told. */
  left: number | null = $state(null);

  private readonly id: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun: { done: number; at: number } | null = null;
  private closed = false;

  constructor(id: string) {
    this.id = id;
  }

  /** Look how far it is, and again while it is being made. */
  look(): Promise<void> {
    return this.follow(() => api.analysis(this.id));
  }

  /** Ask for it. */
  ask(): Promise<void> {
    return this.follow(async () => {
      await me.be();
      return api.analyse(this.id);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async follow(what: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const state = await what();
      if (this.closed) return;
      this.refused = null;
      this.reckon(state);
      this.state = state;
      const made = state.stage === 'done' && state.found === null;
      if (made || state.stage === 'waiting' || state.stage === 'working') this.again(made ? 0 : LOOK_MS);
    } catch (error) {
      if (this.closed) return;
      this.refused = reasonOf(error);
      if (!(error instanceof Refused) && this.state !== null) this.again(LOOK_MS);
    }
  }

  private again(wait: number): void {
    this.timer = setTimeout(() => void this.look(), wait);
  }

  private reckon(state: AnalysisState): void {
    const now = performance.now();
    if (state.stage !== 'working') this.begun = null;
    else if (this.begun === null && state.done > 0) this.begun = { done: state.done, at: now };
    const { begun } = this;
    const made = begun === null ? 0 : state.done - begun.done;
    this.left = begun === null || made <= 0 ? null : (((now - begun.at) / made) * (state.whole - state.done)) / 1000;
  }
}
