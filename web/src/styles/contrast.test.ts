import { describe, expect, test } from 'vitest';
import css from './tokens.css?raw';

const GAMES = ['', 'bang', 'halo_bang', 'walking_dead', 'risk_halo', 'flashpoint'];
const THEMES = ['dark', 'light'];
/** Ink, ground, and the least contrast between them. */
const PAIRS = [
  ['--ink', '--surface', 7],
  ['--ink-2', '--surface', 4.5],
  ['--legal', '--surface', 4.5],
  ['--hurt', '--surface', 4.5],
  ['--good', '--surface', 4.5],
  ['--legal-ink', '--legal', 4.5],
  ['--hint', '--surface', 3],
  ['--hint-ink', '--hint', 4.5],
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((line) => [`--chart-${line}`, '--surface', 3] as const),
] as const;

const blocks = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector, body]) => ({
  selector: selector!.replace(/\/\*[\s\S]*?\*\//g, '').trim(),
  tokens: Object.fromEntries([...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()])),
}));

/** The tokens of a game in a theme, the later selectors over the earlier. */
function tokens(game: string, theme: string): Record<string, string> {
  const light = theme === 'light' ? [`html[data-theme='light']`, `html[data-game='${game}'][data-theme='light']`] : [];
  const order = [':root', light[0], `html[data-game='${game}']`, light[1]];
  return Object.assign({}, ...order.map((selector) => blocks.find((block) => block.selector === selector)?.tokens ?? {}));
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join('') : hex.slice(1, 7);
  const [r, g, b] = [0, 2, 4].map((k) => {
    const part = parseInt(full.slice(k, k + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

describe.each(GAMES.flatMap((game) => THEMES.map((theme) => [game || 'lobby', game, theme] as const)))('%s', (_, game, theme) => {
  test.each(PAIRS)(`${theme}: %s on %s reads`, (ink, ground, least) => {
    const found = tokens(game, theme);
    const [a, b] = [luminance(found[ink]!), luminance(found[ground]!)];
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(least);
  });
});
