// A form that asks the server for something: busy while it waits, and what was refused in the page's words.
import { Refused } from '../../live/api';
import type { Reason } from '../../wire';
import { say, words } from '../../words/words.svelte';

/** A sentence of our own for a clause, where the page has one. */
function told(reason: Reason): string {
  const id = `refused-${reason.clause.replace('.', '-')}`;
  return words.has(id) ? say(id) : reason.text;
}

export class Asking {
  busy = $state(false);
  refused: string | null = $state(null);

  /** Ask; true if it was done. */
  async ask(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.refused = error instanceof Refused ? told(error.reason) : say('no-server');
      return false;
    } finally {
      this.busy = false;
    }
  }
}
