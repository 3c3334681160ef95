/** Features of patches: light, colour, and changes of light, which tell joints and edges. */
import type { SurfaceTexels } from './surface-texels.ts';

export const featureCount = 4;
/** Tone differs from plank to plank, and the membrane takes it up; joints have to meet. */
const weights = { light: 0.35, colour: 0.35, edges: 1.6 } as const;

export function writeFeatures(
  { width, values }: SurfaceTexels,
  texels: ArrayLike<number>,
  out: Float32Array,
): void {
  const light = (at: number) => values[at * 3]! + values[at * 3 + 1]! + values[at * 3 + 2]!;
  for (let k = 0; k < texels.length; k++) {
    const at = texels[k]!;
    const place = at * featureCount;
    out[place] = (weights.light / 3) * light(at);
    out[place + 1] = weights.colour * (values[at * 3]! - values[at * 3 + 2]!);
    out[place + 2] = (weights.edges / 6) * (light(at + 1) - light(at - 1));
    out[place + 3] = (weights.edges / 6) * (light(at + width) - light(at - width));
  }
}
