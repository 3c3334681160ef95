/** How much work the finer drawing of a picture takes; the first drawing has its own numbers. */

/** Indoors light comes from a few bright places and goes round; the sky is even. */
export const finerLight = {
  indoors: { stepPx: 2, rounds: 5, rays: 3, lightSamples: 1 },
  outdoors: { stepPx: 2, rounds: 4, rays: 4, lightSamples: 1 },
} as const;

/** Estimates of bounced light for each cell of the cache. */
export const finerEstimates = 40;

/** Where each pass looks within a pixel: with the four samples of a pass, twenty-four places. */
export const passOffsets: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-0.25, -0.08],
  [0.25, 0.08],
  [0.08, -0.25],
  [-0.08, 0.25],
  [0.16, 0.16],
];

/** Passes after which the picture so far is shown. */
export const shownPasses: ReadonlySet<number> = new Set([0, 2]);
