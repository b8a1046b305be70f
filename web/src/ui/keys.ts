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

/** What a key does; `shown` and `word` are how the list of keys tells it. */
interface Meaning {
  readonly on: readonly string[];
  readonly shown: string;
  readonly word: string;
  /** True if it meant something here. */
  act(key: string, table: Table<GameId>, panels: Panels, target: EventTarget | null): boolean;
}

const done = (_: void): true => true;

const MEANINGS: readonly Meaning[] = [
  {
    on: ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'],
    shown: '← → ↑ ↓',
    word: 'key-walk',
    act: (key) => done(walk(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)),
  },
  {
    on: ['Enter'],
    shown: 'Enter',
    word: 'key-enter',
    act: (_key, table, _panels, target) => table.armed !== null && !(target instanceof HTMLButtonElement) && done(table.send(table.armed.code)),
  },
  { on: ['Escape'], shown: 'Esc', word: 'key-back', act: (_key, table) => table.touched.length > 0 && done(table.back()) },
  { on: ['H'], shown: 'H', word: 'key-hint', act: (_key, _table, panels) => done(panels.hint()) },
  { on: ['L'], shown: 'L', word: 'key-list', act: (_key, _table, panels) => done(panels.show('options')) },
  { on: ['R'], shown: 'R', word: 'key-rules', act: (_key, _table, panels) => done(panels.show('rules')) },
  { on: ['?'], shown: '?', word: 'key-help', act: (_key, _table, panels) => done(panels.help()) },
];

/** A line of the list of keys. */
export interface KeyLine {
  readonly shown: string;
  readonly word: string;
}

/** What the keys do where a question is answered, or where one steps through what has happened. */
export function keysOf(stepping: boolean): readonly KeyLine[] {
  const about = (...words: string[]) => MEANINGS.filter((one) => words.includes(one.word));
  if (stepping) return [{ shown: '← →', word: 'key-step' }, ...about('key-rules', 'key-help')];
  return [{ shown: 'Tab', word: 'key-tab' }, { shown: '1 – 9', word: 'key-number' }, { shown: 'E', word: 'key-end' }, ...MEANINGS];
}

/** Whether something lies over the page: keys mean nothing to what is behind it. */
const covered = (): boolean => document.querySelector('dialog:modal') !== null;

/** A key is pressed somewhere on the table; true if it meant something. */
export function press<G extends GameId>(event: KeyboardEvent, table: Table<G>, panels: Panels): boolean {
  if (typing(event.target) || covered() || event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const button = table.buttons.findIndex((_, index) => buttonKey(table, index) === key);
  if (button >= 0) return done(table.send(table.buttons[button]!.code));
  const meaning = MEANINGS.find((one) => one.on.includes(key));
  return meaning?.act(key, table as unknown as Table<GameId>, panels, event.target) ?? false;
}
