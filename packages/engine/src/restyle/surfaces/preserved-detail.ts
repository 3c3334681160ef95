/**
 * How much detail of the photo stays under a new material. Faint marks (grain, old texture, stains) fade as far as the
 * surface wishes; strong steps are structure (a ledge, a missed sash, a moulding) and stay almost whole. The curve
 * between is smooth in the logarithm, so it adds no edge of its own.
 */

/** Ratios of light from 0 to `highest`, this many steps to one. */
export const stepsPerUnit = 64;
const highest = 4;
const darkest = 0.015;
/** Logarithm of the ratio from which a step counts as structure. */
const structure = 0.15;
/** Structure above this has little to add: paper is not brighter than white. */
const brightest = 2.1;

/**
 * Factor on the light by `ratio * stepsPerUnit`: 1 where the smooth light explains all. Read by the
 * kernel, which mixes the two entries beside a ratio.
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
