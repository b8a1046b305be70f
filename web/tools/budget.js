// How much script each page loads, against what it may: `npm run build && npm run budget`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './python.js';

const KILO = 1000;
const manifest = JSON.parse(readFileSync(resolve(root, 'dist/.vite/manifest.json'), 'utf8'));
const text = (entry) => readFileSync(resolve(root, 'dist', manifest[entry].file));

/** Everything that is loaded with these entries, without what they load later. */
function loaded(entries, seen = new Set()) {
  for (const entry of entries) {
    if (seen.has(entry)) continue;
    seen.add(entry);
    loaded(manifest[entry].imports ?? [], seen);
  }
  return seen;
}
const size = (entries) => [...loaded(entries)].reduce((sum, entry) => sum + gzipSync(text(entry)).length, 0);
/** Everything that these entries load, now or later, but for what `besides` says. */
function reached(entries, besides, seen = new Set()) {
  for (const entry of entries) {
    if (seen.has(entry) || besides(entry)) continue;
    seen.add(entry);
    reached([...(manifest[entry].imports ?? []), ...(manifest[entry].dynamicImports ?? [])], besides, seen);
  }
  return seen;
}
const hasThree = (entry) => manifest[entry].file.endsWith('.js') && text(entry).includes('WebGLRenderer');

const LOBBY = ['index.html'];
const GAMES = ['bang', 'halo_bang', 'walking_dead', 'risk_halo', 'flashpoint'];
const faceOf = (game) => `src/games/${game}/face.ts`;
const table = (game) => [...LOBBY, 'src/pages/TableRoute.svelte', faceOf(game)];
const BUDGETS = [['lobby', LOBBY, 60], ...GAMES.map((game) => [`table of ${game}`, table(game), 120])];
let wrong = false;
for (const [name, entries, most] of BUDGETS) {
  const found = size(entries) / KILO;
  wrong ||= found > most;
  console.log(`${name}: ${found.toFixed(1)} kB of ${most}${found > most ? '  TOO MUCH' : ''}`);
}
const withThree = Object.keys(manifest).filter(hasThree);
const elsewhere = [...reached(LOBBY, (entry) => entry === faceOf('flashpoint'))].filter(hasThree);
const atOnce = [...loaded(table('flashpoint'))].filter(hasThree);
const wellPlaced = withThree.length > 0 && elsewhere.length === 0 && atOnce.length === 0;
console.log(`three.js: ${wellPlaced ? 'only at a table of flashpoint, when its board is drawn in depth' : `MISPLACED ${elsewhere} ${atOnce}`}`);
process.exitCode = wrong || !wellPlaced ? 1 : 0;
