// The faces of the survival dice.
import { cut, fill, line, ring } from './shapes';

export const survival = {
  walker: fill('M26 6c8-2 14 4 13 11-1 5-4 8-4 8l12 4 10-2 1 6-12 5-8-2 1 10 6 12-7 2-8-13-4 13h-8l4-22-4-8-10 4-3-6 13-7 4-5c-3-4-3-9 4-10z'),
  infection: ring(32, 32, 9, 5) + [-90, 30, 150].map((a) => `<g transform="rotate(${a} 32 32)">${line('M41 32c4-9 18-8 18 2 0 7-7 10-12 7', 5)}</g>`).join(''),
  one: fill('M38 7v41h9v8H19v-8h10V20l-10 4v-9l12-8z'),
  two: fill('M14 25c1-23 37-22 36 0-1 11-15 16-21 23h22v8H13v-8c9-14 26-18 26-25 0-9-15-9-15 2z'),
  aid: fill('M8 18h48v36H8z') + line('M22 18v-8h20v8', 4) + cut('M27 24h10v8h8v9h-8v8H27v-8h-8v-9h8z'),
  grenade: fill('M32 20c13 0 20 9 20 20S43 60 32 60 12 51 12 40s7-20 20-20z') + fill('M25 8h14v12H25z') + line('M39 10c10-2 14 4 14 12', 4) + cut('M16 36h32v3H16zM16 46h32v3H16zM26 24h3v32h-3zM36 24h3v32h-3z'),
} as const;
