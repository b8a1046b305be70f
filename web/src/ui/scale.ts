// How large the reader has made the text: 1 as the pages are drawn, 2 at 200 %.

/** The size of text that the pages are drawn for. */
const USUAL_PX = 16;

export const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
