/**
 * What stays of the photo under a new material. Faint marks (grain, old texture, stains) go as far as
 * the surface wishes; a strong step is structure (a ledge, a sash that the mask missed, a moulding) and
 * stays almost whole. In between there is no edge of its own: the curve is smooth in the logarithm.
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
export type KeptDetail = Float32Array;

export function keptDetail(faintShadow: number, faintHighlight: number): KeptDetail {
  return Float32Array.from({ length: highest * stepsPerUnit + 1 }, (_, step) => {
    const log = Math.log(Math.max(darkest, step / stepsPerUnit));
    const faint = log < 0 ? faintShadow : faintHighlight;
    const kept = log - (1 - faint) * structure * Math.tanh(log / structure);
    return Math.min(brightest, Math.exp(kept));
  });
}
