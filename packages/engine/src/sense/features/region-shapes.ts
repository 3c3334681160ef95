/** Size, position and shape of each region of one level. */
import type { Regions } from '../patches/regions.ts';
import type { Superpixels } from '../patches/superpixels.ts';

/** Values per region: see `describeRegions`. */
export const regionShapeLength = 16;

export interface PatchBoxes {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

/** Computed once for all levels. */
export function patchBoxes(
  { of, count }: Pick<Superpixels, 'of' | 'count'>,
  width: number,
  height: number,
): PatchBoxes {
  const left = new Int32Array(count).fill(width);
  const right = new Int32Array(count);
  const top = new Int32Array(count).fill(height);
  const bottom = new Int32Array(count);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const patch = of[i]!;
      if (x < left[patch]!) left[patch] = x;
      if (x > right[patch]!) right[patch] = x;
      if (y < top[patch]!) top[patch] = y;
      bottom[patch] = y;
    }
  }
  return { left, right, top, bottom };
}

/**
 * For each region: share of the photo, centre x and y, width, height, fill of its bounding box, contact with
 * top, bottom, left and right (share of the side), mean colour, spread of lightness, border contrast, bottom
 * and top of its box.
 */
export function describeRegions(
  patches: Superpixels,
  boxes: PatchBoxes,
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
  for (let k = 0; k < patches.count; k++) {
    const region = regions.of[k]!;
    left[region] = Math.min(left[region]!, boxes.left[k]!);
    right[region] = Math.max(right[region]!, boxes.right[k]!);
    top[region] = Math.min(top[region]!, boxes.top[k]!);
    bottom[region] = Math.max(bottom[region]!, boxes.bottom[k]!);
  }
  const touch = (pixel: number, side: number, share: number) => {
    const at = regions.of[patches.of[pixel]!]! * n + side;
    out[at] = out[at]! + share;
  };
  const last = (height - 1) * width;
  for (let x = 0; x < width; x++) {
    touch(x, 6, 1 / width);
    touch(last + x, 7, 1 / width);
  }
  for (let row = 0; row <= last; row += width) {
    touch(row, 8, 1 / height);
    touch(row + width - 1, 9, 1 / height);
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
