/** Mean edges and texture of whole regions: a bed is calm, a cupboard is ruled with lines. */
import { type Integral, rectangleMean } from '../ops/integral.ts';
import type { Evidence } from './evidence.ts';
import type { PixelSums } from './pixel-sums.ts';

export const regionLookLength = 7;
const lookWindowShare = 0.012;

/** Mean edges, texture, glare and axis lines over each region of each level. */
export function regionLooks(
  { patches, regions, image }: Evidence,
  sums: PixelSums,
): Float32Array[] {
  const r = Math.max(2, (lookWindowShare * (image.width + image.height)) / 2);
  const own = new Float32Array(patches.count * regionLookLength);
  for (let k = 0; k < patches.count; k++) {
    const x = patches.centreX[k]!;
    const y = patches.centreY[k]!;
    const at = (table: Integral) => rectangleMean(table, x - r, y - r, x + r + 1, y + r + 1, 0);
    const half = (table: Integral) =>
      rectangleMean(table, (x - r) / 2, (y - r) / 2, (x + r) / 2 + 1, (y + r) / 2 + 1, 0);
    const [alongX, alongY, alongZ] = sums.axes;
    own.set(
      [
        at(sums.upright),
        at(sums.level),
        at(sums.texture),
        at(sums.glare),
        half(alongX),
        half(alongY),
        half(alongZ),
      ],
      k * regionLookLength,
    );
  }
  return regions.map((level) => {
    const means = new Float32Array(level.count * regionLookLength);
    const sizes = new Float32Array(level.count);
    for (let k = 0; k < patches.count; k++) {
      const region = level.of[k]!;
      sizes[region] = sizes[region]! + patches.size[k]!;
      for (let part = 0; part < regionLookLength; part++) {
        const to = region * regionLookLength + part;
        means[to] = means[to]! + patches.size[k]! * own[k * regionLookLength + part]!;
      }
    }
    for (let to = 0; to < means.length; to++) {
      means[to] = means[to]! / sizes[Math.floor(to / regionLookLength)]!;
    }
    return means;
  });
}
