// Why something was not done, in the page's words.
import type { Reason } from '../wire';
import { say, words } from '../words/words.svelte';
import { Refused } from './api';

/** What went wrong: the server's reason, or that it does not answer. */
export const reasonOf = (error: unknown): Reason => (error instanceof Refused ? error.reason : { clause: 'server.silent', text: say('no-server') });

/** A reason as the page says it: in words of its own for the clause, where its language has some, else in the server's. */
export function told(reason: Reason): string {
  const id = `refused-${reason.clause.replaceAll('.', '-')}`;
  return words.has(id) ? say(id, { text: reason.text }) : reason.text;
}
