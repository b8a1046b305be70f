// Numbers and times as the page's language writes them.
import { words } from './words.svelte';

/** A share of one in hundredths. */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: digits }).format(share);

/** A day, from seconds since 1970. */
export const day = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(at * 1000);
