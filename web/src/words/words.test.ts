import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<string>(['./*.ftl', '../games/*/*.ftl', '../pages/*/*.ftl'], { query: '?raw', import: 'default', eager: true });
const used = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

const folders = [...new Set(Object.keys(files).map((path) => path.replace(/[^/]+$/, '')))];
const ids = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);

describe.each(folders)('%s', (folder) => {
  const english = files[`${folder}en.ftl`]!;
  const german = files[`${folder}de.ftl`]!;
  test('both languages say the same messages', () => {
    expect(ids(german).sort()).toEqual(ids(english).sort());
  });
  test('no message is said twice', () => {
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });
});

test('no two folders say the same message', () => {
  const all = folders.flatMap((folder) => ids(files[`${folder}en.ftl`]!));
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
});

test('every message that the code names is written', () => {
  const written = new Set(Object.values(files).flatMap(ids));
  const named = Object.values(used).flatMap((text) => [...text.matchAll(/\bsay\('([a-z][\w-]*)'/g)].map((found) => found[1]!));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !written.has(id))).toEqual([]);
});

test('no message is written that the code never names', () => {
  const code = Object.entries(used).flatMap(([path, text]) => (path.endsWith('.test.ts') ? [] : [text])).join('\n');
  const named = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((found) => found[1]!));
  const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!);
  const written = folders.flatMap((folder) => ids(files[`${folder}en.ftl`]!));
  expect(written.filter((id) => !named.has(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});
