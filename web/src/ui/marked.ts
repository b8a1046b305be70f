// Words of the engine with the names of things marked in them.

export interface Part {
  readonly text: string;
  readonly name: boolean;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Values and suits of playing cards with their signs: "BANG! AH" is "BANG! A♥". */
export const suited = (text: string): string =>
  text.replace(/ (10|[2-9JQKA])([SHDC])\b/g, (_, value: string, suit: string) => ` ${value}${SUITS[suit]}`);

/** A text as the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const patterns = new WeakMap<readonly string[], RegExp>();

function patternOf(names: readonly string[]): RegExp {
  const known = patterns.get(names);
  if (known) return known;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escape);
  const made = new RegExp(`(${longestFirst.join('|') || '$^'})`, 'g');
  patterns.set(names, made);
  return made;
}

/** A sentence in parts, those that are names marked as such. */
export function marked(text: string, names: readonly string[]): Part[] {
  if (names.length === 0) return [{ text: suited(text), name: false }];
  return text
    .split(patternOf(names))
    .map((part, index) => ({ text: suited(part), name: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
