// What is better not covered by words that stand over the page: the question most, what glows, the piles and what is counted, then the rest of the board.
import type { Kept } from './tip';

const WEIGHTS = [
  ['[data-question]', 12],
  ['[data-thing][data-can]', 5],
  ['[data-thing^="pile:"], [data-figure]', 4],
  ['[data-seat-place]', 1],
  ['[data-thing]', 1],
] as const;

/** All of it but an element and what it lies in. */
export const keptBut = (element: Element): Kept[] =>
  WEIGHTS.flatMap(([wanted, weight]) =>
    [...document.querySelectorAll(wanted)]
      .filter((one) => !one.contains(element))
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { left, top, width, height, weight };
      }),
  );
