/** A material as a small square seen straight on, lit from above left, for selection lists. */
import { srgb8FromLinear } from '../colour/srgb.ts';
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { materialTile } from './cache.ts';
import { createMaterialSample, sampleMaterial, squareFootprint } from './sample.ts';
import type { MaterialSpec } from './tile.ts';

const reliefStrength = 0.5;

export function materialSwatch(spec: MaterialSpec, sidePx: number, sideMetres: number): RgbImage {
  const tile = materialTile(spec, 0, 512);
  const image = createRgbImage(sidePx, sidePx);
  const sample = createMaterialSample();
  const step = sideMetres / sidePx;
  const point = squareFootprint(step);
  for (let y = 0, at = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++, at += 3) {
      point.u = x * step;
      point.v = y * step;
      sampleMaterial(tile, point, 1, sample);
      const lit = 1 - reliefStrength * (sample[3]! * -0.5 + sample[4]! * -0.8);
      for (let k = 0; k < 3; k++) image.data[at + k] = srgb8FromLinear(sample[k]! * lit);
    }
  }
  return image;
}
