// Reading messages of a game that nobody has drawn: by their declared parts.

/** The parts of an answer that are numbers, by name. */
export function partsOf(answer: object): [string, number][] {
  return Object.entries(answer).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

const words = (name: string): string => name.replaceAll('_', ' ');

/** What numbers are called: `card` and `cards` by the entries of the catalogue's `cards`. */
export type Names = ReadonlyMap<string, ReadonlyMap<number, string>>;

const isNamed = (entry: unknown): entry is { id: number; name: string } =>
  typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'number' && 'name' in entry && typeof entry.name === 'string';

/** The lists of a catalogue whose entries have a number and a name. */
export function namesOf(catalogue: object): Names {
  const lists = Object.entries(catalogue).filter((entry): entry is [string, { id: number; name: string }[]] => Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isNamed));
  return new Map(lists.map(([list, entries]) => [list, new Map(entries.map(({ id, name }) => [id, name]))]));
}

/** So many things of a list are told one by one. */
const MOST = 12;

function shown(value: unknown, called: ReadonlyMap<number, string> | undefined): string | null {
  if (value === null) return '–';
  if (typeof value === 'number') return called?.get(value) ?? String(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) {
    if (value.length > MOST) return String(value.length);
    return value.map((part) => shown(part, called)).join(called ? ', ' : ' ');
  }
  return null;
}

/** What a part of a view says, line by line; what is nested deeper is left to its own table. */
export function factsOf(view: object, names: Names = new Map()): Fact[] {
  return Object.entries(view).flatMap(([name, value]) => {
    const text = shown(value, names.get(name) ?? names.get(`${name}s`));
    return text === null ? [] : [{ name: words(name), value: text }];
  });
}
