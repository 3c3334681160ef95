/** Size, place and outline of each region of one level. */
import type { Regions } from './regions.ts';
import type { Superpixels } from './superpixels.ts';

/** Numbers a region: see `describeRegions`. */
export const regionShapeLength = 16;

/**
 * For each region: share of the photo, centre x and y, width, height, how well it fills its
 * bounding box, touch of top, bottom, left and right (share of the side), mean colour, spread of
 * lightness, border contrast, bottom and top of its box.
 */
export function describeRegions(
  patches: Superpixels,
  regions: Regions,
  width: number,
  height: number,
): Float32Array {
  const n = regionShapeLength;
  const out = new Float32Array(regions.count * n);
  const left = new Float32Array(regions.count).fill(width);
  const right = new Float32Array(regions.count);
  const top = new Float32Array(regions.count).fill(height);
  const bottom = new Float32Array(regions.count);
  const squares = new Float32Array(regions.count);
  const contrast = new Float32Array(regions.count);
  const outline = new Float32Array(regions.count);
  for (let k = 0; k < patches.count; k++) {
    const region = regions.of[k]!;
    const at = region * n;
    const size = patches.size[k]!;
    out[at] = out[at]! + size;
    out[at + 1] = out[at + 1]! + size * patches.centreX[k]!;
    out[at + 2] = out[at + 2]! + size * patches.centreY[k]!;
    out[at + 10] = out[at + 10]! + size * patches.lightness[k]!;
    out[at + 11] = out[at + 11]! + size * patches.a[k]!;
    out[at + 12] = out[at + 12]! + size * patches.b[k]!;
    squares[region] = squares[region]! + size * patches.lightness[k]! ** 2;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const region = regions.of[patches.of[y * width + x]!]!;
      if (x < left[region]!) left[region] = x;
      if (x > right[region]!) right[region] = x;
      if (y < top[region]!) top[region] = y;
      if (y > bottom[region]!) bottom[region] = y;
      const at = region * n;
      if (y === 0) out[at + 6] = out[at + 6]! + 1 / width;
      if (y === height - 1) out[at + 7] = out[at + 7]! + 1 / width;
      if (x === 0) out[at + 8] = out[at + 8]! + 1 / height;
      if (x === width - 1) out[at + 9] = out[at + 9]! + 1 / height;
    }
  }
  for (const border of patches.borders) {
    const p = regions.of[border.first]!;
    const q = regions.of[border.second]!;
    if (p === q) continue;
    for (const region of [p, q]) {
      contrast[region] = contrast[region]! + border.contrast * border.length;
      outline[region] = outline[region]! + border.length;
    }
  }
  for (let region = 0; region < regions.count; region++) {
    const at = region * n;
    const size = out[at]!;
    const wide = right[region]! - left[region]! + 1;
    const high = bottom[region]! - top[region]! + 1;
    out[at] = size / (width * height);
    out[at + 1] = out[at + 1]! / size / width;
    out[at + 2] = out[at + 2]! / size / height;
    out[at + 3] = wide / width;
    out[at + 4] = high / height;
    out[at + 5] = size / (wide * high);
    for (let channel = 10; channel < 13; channel++) out[at + channel] = out[at + channel]! / size;
    const variance = squares[region]! / size - out[at + 10]! ** 2;
    out[at + 13] = Math.sqrt(Math.max(0, variance));
    out[at + 14] = outline[region]! > 0 ? contrast[region]! / outline[region]! : 0;
    out[at + 15] = bottom[region]! / height;
  }
  return out;
}
