// The words of the analysis.
import type { Texts } from '../../words/words.svelte';
import english from './en.ftl?raw';

export const TEXTS: Texts = { en: english, de: () => import('./de.ftl?raw').then((file) => file.default) };
