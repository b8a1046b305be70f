// What stands on the map.
import { cut, dot, fill, line, ring } from './shapes';

export const strategy = {
  hero: fill('M32 3l8 19h20L44 35l6 22-18-13-18 13 6-22L4 22h20z'),
  base: fill('M8 56V30l10-6v-8h6v5l8-5 8 5v-5h6v8l10 6v26H38V42H26v14z'),
  teleport: ring(32, 32, 24, 4) + ring(32, 32, 14, 3.5) + dot(32, 32, 5) + line('M32 2v8M32 54v8', 4),
  marines: fill('M6 44L32 12l26 32-10 0-16-19-16 19z') + fill('M18 52l14-16 14 16z', .8),
  blades: fill('M30 4C10 12 6 36 14 58c2-14 6-22 14-28zM34 4c20 8 24 32 16 54-2-14-6-22-14-28z'),
  objective: line('M14 60V6', 4) + fill('M16 8h38l-9 13 9 13H16z'),
  card: fill('M16 6h32v52H16z') + cut('M21 12h22v24H21z'),
} as const;
