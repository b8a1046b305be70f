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

function shown(value: unknown): string | null {
  if (value === null) return '–';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.length > 12 ? `${value.length}` : value.join(' ');
  return null;
}

/** What a part of a view says, line by line; what is nested deeper is left to its own table. */
export function factsOf(view: object): Fact[] {
  return Object.entries(view).flatMap(([name, value]) => {
    const text = shown(value);
    return text === null ? [] : [{ name: words(name), value: text }];
  });
}
