// All glyphs, by name. The same glyph stands for a thing in hand, in play, in the list and in the log.
import { halo } from './halo';
import { interface_ } from './interface';
import { strategy } from './strategy';
import { survival } from './survival';
import { western } from './western';

export const ICONS = { ...western, ...halo, ...survival, ...strategy, ...interface_ } as const;
export type IconName = keyof typeof ICONS;
