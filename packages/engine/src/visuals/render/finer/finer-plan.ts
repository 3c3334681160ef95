/** Effort of finer pictures; the first picture has its own numbers. */

/** Rooms are lit by a few bright spots with many bounces; the sky is even. */
export const finerLight = {
  indoors: { rounds: 4, rays: 3, lightSamples: 1 },
  outdoors: { rounds: 4, rays: 4, lightSamples: 1 },
} as const;

/** Light cells per picture of any size: as many as 768 x 512 has with two pixels per cell. */
const lightCells = 98_304;

export function stepPxOf(pixels: number): number {
  return Math.max(2, Math.round(Math.sqrt(pixels / lightCells)));
}

/** Estimates of bounced light per cache cell. */
export const finerEstimates = 24;
/** Estimates for cells visible in mirrors. */
export const finerMirrorEstimates = 160;

/** Sub-pixel offsets of the passes: with four samples per pass, twelve positions. */
export const passOffsets: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [-1 / 12, 1 / 12],
  [1 / 12, -1 / 12],
];

/** Passes after which a preview is shown. */
export const shownPasses: ReadonlySet<number> = new Set([0, 1]);
