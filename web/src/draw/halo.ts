// Weapons, enhancements and devices of both Halo games.
import { cut, dot, fill, line, ring } from './shapes';

export const halo = {
  gun: fill('M4 24h42v-5h5v5h9v7H44l-3 8h-8l-2-5-13 3-4 12H6l3-14z'),
  shotgun: fill('M3 25h58v5H36l-3 6H22l-3 4-14 4-3-8z') + line('M38 36h14', 5),
  heavy: fill('M4 20h36l4 4h16v10H44l-4 6H26l-3 12h-9l2-12H6z') + cut('M12 26h20v5H12z'),
  sniper: fill('M2 28h56v5H36l-2 5h-7l-2-4-15 6-3-9z') + line('M24 22h16', 5),
  vehicle: fill('M4 40c2-10 8-12 14-12l6-10h18l6 10c8 0 11 4 12 12v6H4z') + `<circle cx="18" cy="48" r="7" fill="currentColor" stroke="var(--icon-cut)" stroke-width="3"/><circle cx="46" cy="48" r="7" fill="currentColor" stroke="var(--icon-cut)" stroke-width="3"/>`,
  gunship: fill('M32 6l6 16 22 16v6l-20-4-2 12 6 6H20l6-6-2-12-20 4v-6l22-16z'),
  firepower: fill('M32 4c10 12 16 20 16 31a16 16 0 0 1-32 0c0-7 4-11 7-15 1 5 3 7 5 7 1-9 0-15 4-23z') + cut('M32 34c5 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z'),
  stealth: line('M6 32c12-18 40-18 52 0-4 6-9 10-14 12M6 32c4 6 9 10 14 12', 4) + ring(32, 32, 8, 4) + line('M12 54L52 10', 5),
  boost: fill('M32 4l22 24H42v14H22V28H10z') + fill('M22 48h20v10H22z', .7),
  oddball: fill('M32 8c13 0 20 8 20 20 0 7-3 11-8 13v8H20v-8c-5-2-8-6-8-13C12 16 19 8 32 8z') + cut('M18 27a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM34 27a6 6 0 1 0 12 0 6 6 0 1 0-12 0z') + line('M22 56h20', 4),
  shield: fill('M32 4l22 8v18c0 14-9 24-22 30C19 54 10 44 10 30V12z') + cut('M32 14l12 7v13l-12 7-12-7V21z'),
  camo: fill('M32 6c14 0 20 10 20 22v30l-7-6-6 6-7-6-7 6-6-6-7 6V28C12 16 18 6 32 6z', .85) + cut('M20 26a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM34 26a5 5 0 1 0 10 0 5 5 0 1 0-10 0z'),
  vision: line('M4 32C14 14 50 14 60 32 50 50 14 50 4 32z', 4) + dot(32, 32, 10) + `<circle cx="35" cy="29" r="3" fill="var(--icon-cut)"/>`,
  cache: fill('M6 22h52v32H6z') + fill('M12 10h40l6 10H6z', .8) + cut('M28 22h8v12h-8z'),
  pulse: dot(32, 32, 8) + ring(32, 32, 16, 3.5) + ring(32, 32, 25, 3),
  flood: dot(32, 34, 13) + [0, 51, 103, 154, 206, 257, 309].map((a) => { const x = Math.cos(a * Math.PI / 180), y = Math.sin(a * Math.PI / 180); return line(`M${32 + 12 * x} ${34 + 12 * y}L${32 + 21 * x} ${34 + 21 * y}`, 4) + dot(32 + 24 * x, 34 + 24 * y, 4); }).join(''),
  regen: ring(32, 32, 25, 4) + fill('M27 16h10v11h11v10H37v11H27V37H16V27h11z'),
  pod: fill('M20 18C20 8 26 4 32 4s12 4 12 14v24H20z') + fill('M16 46h32l6 14H10z', .8) + cut('M26 18h12v12H26z'),
  tag: fill('M20 10h24a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z') + cut('M29 15h6v6h-6zM20 28h24v4H20zM20 36h24v4H20zM20 44h14v4H20z'),
} as const;
