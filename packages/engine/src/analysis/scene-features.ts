/**
 * A photo at a glance: lightness, colour and roughness of an 8 x 8 grid. Enough to tell a room from a
 * house, and fast enough to ask before anything else.
 */
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';

const cells = 8;
const perCell = 5;
export const sceneFeatureCount = cells * cells * perCell;
/** Samples a cell side: a fixed number, so that the cost does not depend on the photo's size. */
const samples = 10;

export function sceneFeatures({ widthPx, heightPx, data }: RgbImage): Float64Array {
  const features = new Float64Array(sceneFeatureCount);
  const steps = cells * samples;
  const grid = new Float64Array(steps * steps * 3);
  for (let row = 0; row < steps; row++) {
    const y = Math.min(heightPx - 1, Math.floor(((row + 0.5) / steps) * heightPx));
    for (let column = 0; column < steps; column++) {
      const x = Math.min(widthPx - 1, Math.floor(((column + 0.5) / steps) * widthPx));
      const i = (y * widthPx + x) * 3;
      const lab = okLabFromLinear(
        linearFromSrgb8[data[i]!]!,
        linearFromSrgb8[data[i + 1]!]!,
        linearFromSrgb8[data[i + 2]!]!,
      );
      grid.set(lab, (row * steps + column) * 3);
    }
  }
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const cell = (Math.floor(row / samples) * cells + Math.floor(column / samples)) * perCell;
      const at = (row * steps + column) * 3;
      const lightness = grid[at]!;
      features[cell]! += lightness;
      features[cell + 1]! += grid[at + 1]! * 5;
      features[cell + 2]! += grid[at + 2]! * 5;
      if (column + 1 < steps) features[cell + 3]! += Math.abs(lightness - grid[at + 3]!) * 6;
      if (row + 1 < steps) features[cell + 4]! += Math.abs(lightness - grid[at + steps * 3]!) * 6;
    }
  }
  for (let i = 0; i < features.length; i++) features[i]! /= samples * samples;
  return features;
}
