// How much script each page loads, against what it may: `npm run build && npm run budget`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './python.js';

const KILO = 1000;
const manifest = JSON.parse(readFileSync(resolve(root, 'dist/.vite/manifest.json'), 'utf8'));

/** Everything that is loaded with these entries, without what they load later. */
function loaded(entries, seen = new Set()) {
  for (const entry of entries) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    loaded(manifest[entry].imports ?? [], seen);
  }
  return seen;
}
const size = (entries) =>
  [...loaded(entries)].reduce((sum, entry) => sum + gzipSync(readFileSync(resolve(root, 'dist', manifest[entry].file))).length, 0);

const LOBBY = ['index.html'];
const table = (game) => [...LOBBY, 'src/pages/TableRoute.svelte', `src/games/${game}/face.ts`];
const BUDGETS = [
  ['lobby', LOBBY, 60],
  ...['bang', 'halo_bang', 'walking_dead', 'risk_halo', 'flashpoint'].map((game) => [`table of ${game}`, table(game), 120]),
];
let over = false;
for (const [name, entries, most] of BUDGETS) {
  const found = size(entries) / KILO;
  over ||= found > most;
  console.log(`${name}: ${found.toFixed(1)} kB of ${most}${found > most ? '  TOO MUCH' : ''}`);
}
process.exitCode = over ? 1 : 0;
