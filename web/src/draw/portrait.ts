// Busts that follow from a name: the same name has the same face. Own drawings, nobody's likeness.

export type Style = 'west' | 'helm' | 'camp';

/** What a face is made of. Every entry is a path on a field of 64 by 64, or nothing. */
export interface Bust {
  readonly style: Style;
  readonly skin: string;
  readonly hair: string;
  readonly hatColour: string;
  readonly hat: string;
  readonly long: boolean;
  readonly extra: { readonly d: string; readonly fill: string } | null;
  readonly helmet: string;
  readonly visor: string;
  readonly crest: string;
}

const SKIN = ['#e7b98f', '#c98f62', '#9a6440', '#f0cba6', '#7b4c30', '#d9a273'];
const HAIR = ['#2b1b12', '#5a3a1e', '#8a5a2b', '#3a3a3a', '#a9a29a', '#7d2f1a'];
const FELT = ['#5a3922', '#2e2622', '#7a5230', '#8b6a45', '#3f2f3a', '#6b2f22'];
const HATS: Record<Style, readonly string[]> = {
  west: [
    'M8 24c8-3 12-3 14-5 1-7 3-12 6-12 2 0 3 1.5 4 1.5S34 7 36 7c3 0 5 5 6 12 2 2 6 2 14 5-6 5-42 5-48 0z',
    'M11 23c6-1 9-2 10-4l1-12c4-3 16-3 20 0l1 12c1 2 4 3 10 4-7 4-35 4-42 0z',
    'M5 22c10 2 14 0 16-3 1-8 5-11 11-11s10 3 11 11c2 3 6 5 16 3-8 9-46 9-54 0z',
    '',
  ],
  camp: [
    'M17 24c0-10 6-15 15-15s15 5 15 15l12 3c-8 3-22 0-30 0s-10 0-12-3z',
    '',
    'M16 25c-1-12 6-17 16-17s17 5 16 17c-9-4-23-4-32 0z',
    '',
  ],
  helm: [''],
};
const OWN_HAIR = 'hair';
const EXTRAS: readonly (readonly [string, string] | null)[] = [
  ['M24 38c3-3 6-2 8 0 2-2 5-3 8 0-2 2-5 2-8 1-3 1-6 1-8-1z', OWN_HAIR],
  ['M19 34c1 12 6 17 13 17s12-5 13-17c-4 5-8 5-13 5s-9 0-13-5z', OWN_HAIR],
  ['M17 42l15 14 15-14c-4-3-26-3-30 0z', '#a8322a'],
  null,
  ['M36 26h9v6h-9zM20 26.6l17-3 .4 2-17 3z', '#1a1412'],
  null,
];
const HELMETS = [
  'M32 8c14 0 20 10 20 22l-2 14-10 8H24l-10-8-2-14C12 18 18 8 32 8z',
  'M32 7l16 7 4 16-3 15-9 7H24l-9-7-3-15 4-16z',
  'M30 8h8l12 12 2 14-6 14-8 4H26l-8-4-6-14 2-14z',
];
const VISORS = [
  'M20 29h24l-2 9c-3 3-17 3-20 0z',
  'M18 28l14-4 14 4-3 10-11 4-11-4z',
  'M22 26h20v14H22z',
  'M18 30c8-4 20-4 28 0l-4 8H22z',
];
const CRESTS = ['M29 4h6v14h-6z', 'M12 20l-6 4v10l6 2zM52 20l6 4v10l-6 2z', 'M18 9l4-5 4 5zM46 9l-4-5-4 5z', ''];

const hash = (text: string): number => [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) >>> 0, 7);

/** The face that belongs to a name. */
export function bustOf(who: string, style: Style): Bust {
  const number = hash(who);
  const pick = <T>(list: readonly T[], shift: number): T => list[(number >>> shift) % list.length]!;
  const hair = pick(HAIR, 5);
  const extra = pick(EXTRAS, 15);
  return {
    style,
    skin: pick(SKIN, 2),
    hair,
    hatColour: pick(FELT, 8),
    hat: pick(HATS[style], 12),
    long: (number >>> 10) % 3 === 0,
    extra: extra && { d: extra[0], fill: extra[1] === OWN_HAIR ? hair : extra[1] },
    helmet: pick(HELMETS, 7),
    visor: pick(VISORS, 3),
    crest: pick(CRESTS, 11),
  };
}
