// The posters of the lobby. Own drawings on a field of 260 by 432.
import { ICONS, type IconName } from '../../draw/icons';

/** Something that looks random and is always the same. */
const chance = (k: number): number => {
  const s = Math.sin(k * 91.7) * 9999;
  return s - Math.floor(s);
};
const times = (count: number, draw: (k: number) => string): string => Array.from({ length: count }, (_, k) => draw(k)).join('');
const glyph = (name: IconName, x: number, y: number, size: number, colour: string, opacity = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 64})" style="color:${colour};--icon-cut:#0006" opacity="${opacity}">${ICONS[name]}</g>`;
const stars = (count: number, seed: number, below: number): string =>
  times(count, (k) => `<circle cx="${(chance(k + seed) * 260).toFixed(1)}" cy="${(chance(k + seed + 99) * below).toFixed(1)}" r="${(chance(k + 7) * 1.3).toFixed(2)}" fill="#fff" opacity=".8"/>`);

function bang(): string {
  const gunman = (x: number, side: 1 | -1): string =>
    `<g transform="translate(${x} 268) scale(${side * 0.95} .95)" fill="#1b0c06"><path d="M-16 -100c8-3 10-3 11-6 1-8 3-12 7-12s6 4 7 12c1 3 3 3 11 6-8 4-28 4-36 0z"/><circle cx="2" cy="-90" r="10"/><path d="M-14 -78c6-5 26-5 32 0l10 26-8 3-6-12 1 22 6 52H12L3-28-6 14h-10l4-58 0-16-8 14-7-4z"/><path d="M24-52l14 0v4l-9 1-2 6h-5z"/></g>`;
  return (
    '<defs><linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#7a1f1a"/><stop offset=".45" stop-color="#e2672a"/><stop offset=".7" stop-color="#f8b84e"/></linearGradient></defs>' +
    '<rect width="260" height="432" fill="url(#dusk)"/><circle cx="130" cy="178" r="66" fill="#ffe3a1"/><circle cx="130" cy="178" r="92" fill="#ffe3a1" opacity=".18"/>' +
    '<path d="M0 214h26l5-38h30l4 24h16v14h70l6-26h26l5-22h28l6 34h38v240H0z" fill="#8f3a1e"/><path d="M0 236c50-12 210-12 260 0v200H0z" fill="#4a1c10"/>' +
    gunman(60, 1) +
    gunman(202, -1) +
    '<path d="M0 280c90 10 170 10 260 0v152H0z" fill="#2a1009"/>'
  );
}

function haloBang(): string {
  return (
    '<defs><radialGradient id="space" cx=".5" cy=".35"><stop offset="0" stop-color="#1d5d86"/><stop offset="1" stop-color="#04101c"/></radialGradient></defs><rect width="260" height="432" fill="url(#space)"/>' +
    stars(60, 0, 260) +
    '<path d="M-30 330C10 40 250 40 290 330" fill="none" stroke="#bfe9ff" stroke-width="20" opacity=".9"/><path d="M-30 330C10 40 250 40 290 330" fill="none" stroke="#2f6f93" stroke-width="12" stroke-dasharray="26 7"/>' +
    '<g transform="translate(58 122) scale(2.3)"><path d="M6 64c0-12 8-16 26-16s26 4 26 16v40H6z" fill="#25506f"/><path d="M32 8c14 0 20 10 20 22l-2 14-10 8H24l-10-8-2-14C12 18 18 8 32 8z" fill="#3d7fae"/><path d="M18 28l14-4 14 4-3 10-11 4-11-4z" fill="#ffc54a"/><path d="M20 29l10-3-4 12-5-2z" fill="#fff" opacity=".5"/><path d="M29 4h6v14h-6z" fill="#2c6288"/></g>' +
    '<path d="M0 250l60 30-60 8zM260 240l-70 36 70 10z" fill="#ff6a4d" opacity=".8"/>'
  );
}

function walkingDead(): string {
  const trees = times(16, (k) => `<path d="M${k * 18 - 6} 250V${(100 + chance(k) * 70).toFixed(0)}l4 0 2 150" fill="#2a2d20" opacity=".55"/>`);
  return (
    '<defs><linearGradient id="fog" x2="0" y2="1"><stop offset="0" stop-color="#5b6150"/><stop offset=".6" stop-color="#a9a37e"/><stop offset="1" stop-color="#3a3c2c"/></linearGradient></defs><rect width="260" height="432" fill="url(#fog)"/><circle cx="186" cy="96" r="40" fill="#e9dfae" opacity=".75"/>' +
    trees +
    glyph('walker', 8, 142, 96, '#20231a') +
    glyph('walker', 82, 160, 78, '#262a1f', 0.92) +
    glyph('walker', 166, 146, 90, '#20231a') +
    glyph('walker', 128, 178, 56, '#34382a', 0.8) +
    '<rect y="236" width="260" height="200" fill="#1a1c14"/>' +
    `<g transform="translate(20 34) rotate(-14)"><rect width="62" height="62" rx="12" fill="#efe7cd"/>${glyph('grenade', 11, 11, 40, '#23261b')}</g>` +
    `<g transform="translate(92 74) rotate(12)"><rect width="62" height="62" rx="12" fill="#b5402f"/>${glyph('infection', 9, 9, 44, '#ffeadd')}</g>`
  );
}

function riskHalo(): string {
  const colours = ['#4f9be8', '#d9822b', '#3fae7c', '#c767b5', '#8d8fa8'];
  const parts = 14;
  const at = (r: number, a: number): string => `${(r * Math.cos(a)).toFixed(1)} ${(r * 0.78 * Math.sin(a)).toFixed(1)}`;
  const land = (k: number, inner: number, outer: number, j: number): string => {
    const a = (k / parts) * 2 * Math.PI + 0.03;
    const b = ((k + 1) / parts) * 2 * Math.PI - 0.03;
    const half = (a + b) / 2;
    const colour = colours[(k * (2 + j) + j + (k >> 1)) % colours.length];
    return `<path d="M${at(inner, a)}L${at(outer, a)}L${at(outer + 3, half)}L${at(outer, b)}L${at(inner, b)}L${at(inner - 3, half)}Z" fill="${colour}"/>`;
  };
  return (
    '<rect width="260" height="432" fill="#070d1a"/>' +
    stars(40, 3, 300) +
    `<g transform="translate(130 160) rotate(-16)">${times(parts, (k) => land(k, 72, 96, 0) + land(k, 98, 126, 1))}</g>` +
    '<path d="M52 196Q120 120 196 150" fill="none" stroke="#ffd34d" stroke-width="6" stroke-linecap="round"/><path d="M-14-11L8 0-14 11z" fill="#ffd34d" transform="translate(198 152) rotate(22)"/>' +
    glyph('hero', 108, 134, 44, '#fff3c4') +
    '<rect y="280" width="260" height="160" fill="#070d1a" opacity=".6"/>'
  );
}

function flashpoint(): string {
  const at = (x: number, y: number, z: number): string => `${130 + (x - y) * 31} ${96 + (x + y) * 17 - z * 34}`;
  const side = (points: string[], colour: string): string => `<path d="M${points.join('L')}Z" fill="${colour}" stroke="#0d1114" stroke-width="1"/>`;
  const hot = new Set(['1,3', '2,3', '3,3', '2,4', '3,4', '1,4', '3,2']);
  const heights: Record<string, number> = { '1,1': 1, '4,1': 1, '4,2': 2, '1,5': 1 };
  const cube = (x: number, y: number): string => {
    const h = heights[`${x},${y}`] ?? 0;
    const top = side([at(x, y, h), at(x + 1, y, h), at(x + 1, y + 1, h), at(x, y + 1, h)], h ? '#8d9aa5' : hot.has(`${x},${y}`) ? '#d98a35' : '#3b464f');
    if (h === 0) return top;
    const south = side([at(x, y + 1, h), at(x + 1, y + 1, h), at(x + 1, y + 1, 0), at(x, y + 1, 0)], '#5a6771');
    return top + south + side([at(x + 1, y, h), at(x + 1, y + 1, h), at(x + 1, y + 1, 0), at(x + 1, y, 0)], '#46525b');
  };
  const model = (x: number, y: number, z: number, colour: string): string =>
    `<g transform="translate(${at(x, y, z)})"><ellipse rx="13" ry="7" fill="#0008"/><path d="M-9 0c0-26 18-26 18 0z" fill="${colour}"/><circle cy="-29" r="8" fill="${colour}"/><path d="M-5-31h10v4h-10z" fill="#ffcf5a"/></g>`;
  return (
    '<defs><radialGradient id="hall" cy=".4"><stop offset="0" stop-color="#43525f"/><stop offset="1" stop-color="#12171b"/></radialGradient></defs><rect width="260" height="432" fill="url(#hall)"/>' +
    times(6, (x) => times(6, (y) => cube(x, y))) +
    model(2.5, 3.5, 0, '#4ea8ff') +
    model(4.5, 2.5, 2, '#ff6a4d') +
    `<path d="M${at(2.5, 3.5, 0.8)}L${at(4.5, 2.5, 2.8)}" stroke="#5ff0a0" stroke-width="3" stroke-dasharray="7 5"/>`
  );
}

export interface Poster {
  readonly title: string;
  readonly line: string;
  readonly minutes: number;
  readonly glyph: IconName;
  readonly draw: () => string;
}

/** What the lobby shows of each game that it knows; others are shown by their names. */
export const POSTERS: Readonly<Record<string, Poster>> = {
  bang: { title: 'BANG!', line: 'poster-bang', minutes: 40, glyph: 'bang', draw: bang },
  halo_bang: { title: 'HALO BANG!', line: 'poster-halo_bang', minutes: 30, glyph: 'target', draw: haloBang },
  walking_dead: { title: 'The Walking Dead', line: 'poster-walking_dead', minutes: 20, glyph: 'walker', draw: walkingDead },
  risk_halo: { title: 'RISK: HALO', line: 'poster-risk_halo', minutes: 90, glyph: 'objective', draw: riskHalo },
  flashpoint: { title: 'FLASHPOINT', line: 'poster-flashpoint', minutes: 60, glyph: 'cube', draw: flashpoint },
};
