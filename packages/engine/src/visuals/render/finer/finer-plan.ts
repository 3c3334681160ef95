/** How much work the finer drawing of a picture takes; the first drawing has its own numbers. */

/** Indoors light comes from a few bright places and goes round; the sky is even. */
export const finerLight = {
  indoors: { rounds: 4, rays: 3, lightSamples: 1 },
  outdoors: { rounds: 4, rays: 4, lightSamples: 1 },
} as const;

/** Cells of light in a picture, whatever its size: about as many as 768 x 512 has with two pixels each way. */
const lightCells = 98_304;

export function stepPxOf(pixels: number): number {
  return Math.max(2, Math.round(Math.sqrt(pixels / lightCells)));
}

/** Estimates of bounced light for each cell of the cache. */
export const finerEstimates = 24;
/** And for those that mirrors show. */
export const finerMirrorEstimates = 160;

/** Where each pass looks within a pixel: with the four samples of a pass, twelve places. */
export const passOffsets: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-1 / 12, 1 / 12],
  [1 / 12, -1 / 12],
];

/** Passes after which the picture so far is shown. */
export const shownPasses: ReadonlySet<number> = new Set([0, 1]);
