// Searching a rulebook: every word must be in a clause's words, its id or its section's title.
import type { Clause } from '../wire';

export interface Section {
  readonly title: string;
  readonly clauses: Clause[];
}

const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

export function found(clauses: readonly Clause[], query: string): Section[] {
  const words = wordsOf(query);
  const sections: Section[] = [];
  for (const clause of clauses) {
    const all = `${clause.id} ${clause.text} ${clause.section}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) continue;
    const last = sections.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else sections.push({ title: clause.section, clauses: [clause] });
  }
  return sections;
}

/** A text in parts, those that were searched for marked. */
export function marks(text: string, query: string): { text: string; hit: boolean }[] {
  const words = wordsOf(query).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(pattern).map((part, index) => ({ text: part, hit: index % 2 === 1 }));
}
