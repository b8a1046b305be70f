// A form that asks the server for something: busy while it waits, and what was refused in the page's words.
import { reasonOf, told } from '../../live/reasons';

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
      this.refused = told(reasonOf(error));
      return false;
    } finally {
      this.busy = false;
    }
  }
}
