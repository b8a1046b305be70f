// How well bots play, in the page's words.
import type { GameOffer, Level } from '../wire';
import { say, words } from '../words/words.svelte';

/** The level that sits down where nobody has chosen. */
export const usualLevel = (offer: GameOffer | null): string => offer?.levels.find((level) => level.usual)?.id ?? '';

export const levelName = (level: Level): string => (words.has(`level-${level.id}`) ? say(`level-${level.id}`) : level.id);

export const levelMeans = (level: Level): string => (words.has(`level-${level.id}-means`) ? say(`level-${level.id}-means`) : level.text);
