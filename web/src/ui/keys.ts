// The keys of a table.
import type { Table } from '../table/table.svelte';
import type { GameId } from '../messages';

/** The key that presses a button of the bar: E for the only way to end something, else its number. */
export function buttonKey<G extends GameId>(table: Table<G>, index: number): string {
  return table.buttons.length === 1 ? 'E' : String(index + 1);
}

/** What the page does for keys that are not about the question. */
export interface Panels {
  show(panel: 'options' | 'rules' | 'log' | 'chat'): void;
  hint(): void;
  help(): void;
}

/** Whether keys belong to a field that is written in. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Arrows walk the things that can be touched, in the order of the page. */
function walk(step: 1 | -1): void {
  const things = [...document.querySelectorAll<HTMLElement>('[data-thing][data-can]')];
  if (things.length === 0) return;
  const now = things.findIndex((element) => element === document.activeElement);
  things[(now + step + things.length) % things.length]?.focus();
}

/** A key is pressed somewhere on the table; true if it meant something. */
export function press<G extends GameId>(event: KeyboardEvent, table: Table<G>, panels: Panels): boolean {
  if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const button = table.buttons.findIndex((_, index) => buttonKey(table, index) === key);
  switch (true) {
    case button >= 0:
      table.send(table.buttons[button]!.code);
      return true;
    case key === 'Escape':
      if (table.touched.length === 0) return false;
      table.back();
      return true;
    case key === 'Enter' && table.armed !== null && !(event.target instanceof HTMLButtonElement):
      table.send(table.armed!.code);
      return true;
    case key === 'ArrowRight' || key === 'ArrowDown':
      walk(1);
      return true;
    case key === 'ArrowLeft' || key === 'ArrowUp':
      walk(-1);
      return true;
    case key === 'L':
      panels.show('options');
      return true;
    case key === 'R':
      panels.show('rules');
      return true;
    case key === 'H':
      panels.hint();
      return true;
    case key === '?':
      panels.help();
      return true;
    default:
      return false;
  }
}
