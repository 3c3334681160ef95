/** Mean edges and texture of whole regions: a bed is smooth, a cupboard has many lines. */
import type { Evidence } from '../evidence.ts';
import type { Regions } from '../patches/regions.ts';
import { meansOver } from './layered-sums.ts';
import { axisCount, measure, measureCount, type PixelSums } from './pixel-sums.ts';

export const regionLookLength = 7;
const lookWindowShare = 0.012;

/** Mean edges, texture, glare and axis lines over each region of each level. */
export function regionLooks(
  { patches, regions, image }: Evidence,
  sums: PixelSums,
): Float32Array[] {
  const r = Math.max(2, (lookWindowShare * (image.width + image.height)) / 2);
  const own = new Float32Array(patches.count * regionLookLength);
  const means = new Float64Array(measureCount);
  const axisMeans = new Float64Array(axisCount);
  for (let k = 0; k < patches.count; k++) {
    const x = patches.centreX[k]!;
    const y = patches.centreY[k]!;
    meansOver(sums.measures, x - r, y - r, x + r + 1, y + r + 1, means);
    meansOver(sums.axes, (x - r) / 2, (y - r) / 2, (x + r) / 2 + 1, (y + r) / 2 + 1, axisMeans);
    let to = k * regionLookLength;
    for (let look = measure.upright; look <= measure.glare; look++) own[to++] = means[look]!;
    for (let axis = 0; axis < axisCount; axis++) own[to++] = axisMeans[axis]!;
  }
  return regions.map((level) => meansOf(level, patches.size, own));
}

function meansOf(level: Regions, sizeOf: Float32Array, own: Float32Array): Float32Array {
  const means = new Float32Array(level.count * regionLookLength);
  const sizes = new Float32Array(level.count);
  for (let k = 0; k < sizeOf.length; k++) {
    const region = level.of[k]!;
    sizes[region] = sizes[region]! + sizeOf[k]!;
    for (let part = 0; part < regionLookLength; part++) {
      const to = region * regionLookLength + part;
      means[to] = means[to]! + sizeOf[k]! * own[k * regionLookLength + part]!;
    }
  }
  for (let to = 0; to < means.length; to++) {
    means[to] = means[to]! / sizes[Math.floor(to / regionLookLength)]!;
  }
  return means;
}
