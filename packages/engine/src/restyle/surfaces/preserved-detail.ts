/**
 * How much of the photo's detail remains under a new material. Faint marks (grain, old texture, stains) fade
 * as the surface requests; strong steps are structure (a ledge, a missed sash, a moulding) and stay almost
 * entirely. The curve is smooth in the logarithm, so it introduces no edges.
 */

/** Ratios of light from 0 to `highest`, with this many entries per unit. */
export const stepsPerUnit = 64;
const highest = 4;
const darkest = 0.015;
/** Logarithm of the ratio from which a step counts as structure. */
const structure = 0.15;
/** Limit of bright structure: paper isn't brighter than white. */
const brightest = 2.1;

/**
 * Factor on the light, indexed by `ratio * stepsPerUnit`: 1 where smooth shading explains everything. The
 * kernel interpolates it.
 */
export type PreservedDetail = Float32Array;

export function preservedDetail(faintShadow: number, faintHighlight: number): PreservedDetail {
  return Float32Array.from({ length: highest * stepsPerUnit + 1 }, (_, step) => {
    const log = Math.log(Math.max(darkest, step / stepsPerUnit));
    const faint = log < 0 ? faintShadow : faintHighlight;
    const kept = log - (1 - faint) * structure * Math.tanh(log / structure);
    return Math.min(brightest, Math.exp(kept));
  });
}
