// How glyphs are drawn: flat shapes on a field of 64 by 64 in the colour of the text around them.

/** A stroke. */
export const line = (d: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled shape. */
export const fill = (d: string, opacity = 1): string => `<path d="${d}" fill="currentColor" opacity="${opacity}"/>`;

/** A disc. */
export const dot = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor" opacity="${opacity}"/>`;

/** A circle. */
export const ring = (x: number, y: number, r: number, width = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;

/** A shape that is knocked out: it has the colour of the ground. */
export const cut = (d: string): string => `<path d="${d}" fill="var(--icon-cut)"/>`;
