// BANG!: the cards, the roles and the bullet.
import { cut, dot, fill, line, ring } from './shapes';

const revolver = 'M6 22h36v-4h4v4h10v7H40l-2 4h-8l-4 17H14l5-19H8z';

export const western = {
  bang: fill('M32 3l5 13 12-8-5 14 15-1-12 9 13 7-15 1 6 13-13-7-3 15-6-14-11 9 3-14-16 2 11-10L3 25l14-1-5-13 13 7z') + `<circle cx="32" cy="31" r="8" fill="var(--icon-cut)"/>`,
  missed: fill('M4 40c8-4 12-4 14-6 2-8 3-20 9-20 3 0 3 2 5 2s2-2 5-2c6 0 7 12 9 20 2 2 6 2 14 6-6 8-50 8-56 0z') + `<circle cx="38" cy="25" r="4.5" fill="var(--icon-cut)"/>` + line('M46 20l12-8M50 27l9-2', 3),
  beer: fill('M14 20h28v34a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4z') + line('M42 28h7a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-7', 4) + fill('M11 20a7 7 0 0 1 7-9 9 9 0 0 1 16-2 8 8 0 0 1 11 8c0 3-2 5-4 5H15c-2 0-4-1-4-2z') + cut('M21 28h4v22h-4zM31 28h4v22h-4z'),
  saloon: fill('M6 14h22v38c-8-2-16-2-22 0zM36 14h22v38c-6-2-14-2-22 0z') + cut('M10 20h14v4H10zM10 28h14v4H10zM10 36h14v4H10zM40 20h14v4H40zM40 28h14v4H40zM40 36h14v4H40z') + line('M4 8h56', 4),
  stagecoach: ring(32, 32, 23, 5) + dot(32, 32, 6) + line('M32 10v44M10 32h44M16.5 16.500l31 31M47.5 16.500l-31 31', 3.5),
  wells_fargo: fill('M8 28c0-12 8-18 24-18s24 6 24 18z') + fill('M8 32h48v20H8z') + cut('M27 28h10v12H27zM8 28h48v3H8z') + dot(32, 36, 3),
  store: fill('M20 24c-8 8-11 16-9 26 2 7 40 7 42 0 2-10-1-18-9-26z') + fill('M20 10c4 3 8 1 12 1s8 2 12-1l-4 10H24z') + cut('M22 36h20v4H22zM22 44h20v4H22z'),
  panic: fill('M20 58c-6-10-10-15-12-24-1-4 4-5 6-1l4 8V14c0-5 6-5 6 0v16-20c0-5 6-5 6 0v20-17c0-5 6-5 6 0v18-12c0-4 6-4 6 0v22c0 8-3 12-5 17z'),
  cat_balou: line('M10 54c14-4 22-10 30-20', 5) + `<ellipse cx="44" cy="22" rx="14" ry="10" fill="none" stroke="currentColor" stroke-width="5" transform="rotate(-30 44 22)"/>` + dot(10, 54, 4),
  gatling: [0, 60, 120, 180, 240, 300].map((a) => dot(32 + 14 * Math.cos(a * Math.PI / 180), 32 + 14 * Math.sin(a * Math.PI / 180), 6)).join('') + dot(32, 32, 5) + ring(32, 32, 25, 4),
  indians: line('M12 54L50 16M14 14l38 40', 4) + fill('M58 8l-4 16-12-12zM6 8l16 4L10 24z') + line('M8 48l8 8M56 50l-8 6', 4),
  duel: `<g transform="translate(-1 -1) scale(.62)">${fill(revolver)}</g><g transform="translate(65 30) scale(-.62 .62)">${fill(revolver)}</g>` + line('M44 16h14M52 10l7 6-7 6M20 48H6M12 42l-7 6 7 6', 3),
  mustang: line('M16 50C6 28 14 8 32 8s26 20 16 42', 9) + line('M10 53h11M43 53h11', 6) + `<g fill="var(--icon-cut)"><circle cx="17" cy="34" r="2"/><circle cx="22" cy="19" r="2"/><circle cx="42" cy="19" r="2"/><circle cx="47" cy="34" r="2"/></g>`,
  scope: ring(32, 32, 20, 4.5) + line('M32 4v16M32 44v16M4 32h16M44 32h16', 4) + dot(32, 32, 3.5),
  barrel: fill('M16 8h32c6 14 6 34 0 48H16C10 42 10 22 16 8z') + cut('M11 20h42v4H11zM11 40h42v4H11z') + cut('M24 8h3v48h-3zM37 8h3v48h-3z'),
  jail: line('M8 10h48M8 54h48', 5) + line('M15 10v44M26 10v44M38 10v44M49 10v44', 5),
  dynamite: `<g transform="rotate(35 32 36)">${fill('M22 22h20v36H22z')}${cut('M22 30h20v4H22zM22 46h20v4H22z')}</g>` + line('M42 20c4-8 8-4 10-10', 3) + fill('M54 2l2 5 5-1-3 5 4 4-6 0-2 5-2-5-5 0 4-4-3-5 5 1z'),
  colt: fill(revolver),
  volcanic: fill(revolver) + line('M50 10l8-4M52 15l9 0', 3),
  schofield: fill('M4 20h40v-3h4v3h12v7H42l-2 5h-9l-5 19H14l5-21H6z'),
  remington: fill('M2 26h44v-3h4v3h12v6H44l-4 6h-8l-4-4-16 14-6-8 12-8H4z'),
  carabine: fill('M2 27h60v4H42l-3 6h-8l-4-4-17 12-6-8z') + line('M48 27v-4', 3),
  winchester: fill('M1 28h62v4H44l-3 5h-9l-3-4-18 12-7-8z') + line('M34 37c0 6-7 6-8 1', 3) + line('M56 28v-4', 3),
  sheriff: fill('M32 4l7 16 17-2-10 14 10 14-17-2-7 16-7-16-17 2 10-14L8 18l17 2z') + `<circle cx="32" cy="32" r="7" fill="var(--icon-cut)"/>`,
  deputy: fill('M32 6l8 17 18 3-13 13 3 19-16-9-16 9 3-19L6 26l18-3z'),
  outlaw: fill('M8 22c16-8 32-8 48 0 0 4-1 7-3 9l-21 25L11 31c-2-2-3-5-3-9z') + cut('M17 24c4-2 8-2 11 0-1 4-3 5-6 5s-5-2-5-5zM47 24c-4-2-8-2-11 0 1 4 3 5 6 5s5-2 5-5z'),
  renegade: fill('M12 6h8l14 20L48 6h8L38 32l16 20-8 6-14-18-14 18-8-6 16-20z'),
  unknown: line('M22 22c0-14 21-14 21 0 0 9-11 8-11 18', 6) + dot(32, 52, 4),
  skull: fill('M32 6c14 0 23 9 23 22 0 8-4 13-9 15v9H18v-9c-5-2-9-7-9-15C9 15 18 6 32 6z') + cut('M17 27a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM35 27a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM32 35l4 6h-8z'),
  bullet: fill('M24 26c0-10 4-18 8-20 4 2 8 10 8 20zM23 30h18v22H23zM21 54h22v5H21z'),
} as const;
