/** Clouds as a thin lit layer: low cumulus and high, streaked cirrus. */
import type { LinearRgb } from '../../../colour/oklab.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { clamp01, smoothStep } from '../../../ops/ramps.ts';
import type { Vector3 } from '../../scene-model.ts';

export interface CloudLayer {
  /** 0 none .. 1 overcast. */
  readonly cover: number;
  /** Offset of the pattern. */
  readonly offset: number;
  readonly sunDirection: Vector3;
  readonly shadowColour: LinearRgb;
  readonly litColour: LinearRgb;
}

function density(u: number, v: number): number {
  const warp = (grainNoise.sample(u * 0.7 + 0.31, v * 0.7) - 0.5) * 0.02;
  return (
    cloudNoise.sample(u + warp, v - warp) * 0.72 +
    grainNoise.sample(u * 1.6 + 0.3, v * 1.6) * 0.22 +
    (cloudNoise.sample(u * 4.1, v * 4.1) - 0.5) * 0.18
  );
}

/** Composites clouds over a sky colour in place; the direction must be a unit vector pointing up. */
export function addClouds(
  layer: CloudLayer,
  dx: number,
  dy: number,
  dz: number,
  colour: Float64Array,
): void {
  if (layer.cover <= 0 || dy < 0.012) return;
  const [sx, sy, sz] = layer.sunDirection;
  const towardsSun = Math.max(0, dx * sx + dy * sy + dz * sz);
  // Cirrus: high, thin, streaked by wind.
  const high = 0.03 / (dy + 0.06);
  const hu = dx * high + layer.offset * 1.7;
  const hv = dz * high - layer.offset;
  const comb = cloudNoise.sample(hu * 0.7 + hv * 0.25, hv * 3.1 - hu * 0.8);
  const sheet = cloudNoise.sample(hu * 0.6 + 0.4, hv * 0.6);
  const ice =
    smoothStep(0.5, 0.8, comb * 0.6 + sheet * 0.5) *
    smoothStep(0.02, 0.2, dy) *
    0.5 *
    Math.min(1, layer.cover * 1.6);
  // Cumulus: lower, so larger; lit from the sun's side and through thin edges.
  const low = 0.055 / (dy + 0.07);
  const u = dx * low + layer.offset;
  const v = dz * low + layer.offset * 0.7;
  const here = density(u, v);
  const edge = 1.02 - layer.cover;
  const cover = smoothStep(edge, edge + 0.17, here) * smoothStep(0.012, 0.13, dy) * 0.94;
  const silver = 1 + 1.4 * towardsSun ** 8;
  let lit = 0.6;
  let rim = 1;
  if (cover > 0) {
    const beyond = density(u + sx * 0.013, v + sz * 0.013);
    const thick = clamp01((here - edge) * 2.2);
    lit = clamp01(0.8 + (here - beyond) * 2.6 - thick * 0.3);
    rim = 1 + (silver - 1) * smoothStep(0.4, 0.75, lit);
  }
  for (let channel = 0; channel < 3; channel++) {
    const iceColour =
      layer.shadowColour[channel]! * 0.5 + layer.litColour[channel]! * 0.85 * silver;
    const under = colour[channel]! * (1 - ice) + iceColour * ice;
    const billow = layer.shadowColour[channel]! + layer.litColour[channel]! * lit * rim;
    colour[channel] = under * (1 - cover) + billow * cover;
  }
}
