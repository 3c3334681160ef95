/** From cell scores to patch probabilities, by bilinear interpolation. */
import { clearedScratch } from '../../ops/scratch-arrays.ts';
import type { Evidence } from '../evidence.ts';
import { softmaxRows } from '../judges/boosted-trees.ts';
import type { Cells } from './surface-network.ts';

export interface Look {
  readonly cells: Cells;
  readonly mirrored: boolean;
}

/** Side of a cell in pixels of the network's input. */
const cellSide = 4;

export function patchProbabilities(
  { image, patches }: Pick<Evidence, 'image' | 'patches'>,
  looks: readonly Look[],
  classes: number,
): Float32Array {
  const [width, height] = [image.width >> 1, image.height >> 1];
  const sums = new Float32Array(patches.count * classes);
  const wide = widened(looks, width, classes);
  const rows = looks[0]!.cells.height;
  for (let y = 0; y < height; y++) {
    const { low, high, near, far } = between(y, rows);
    let upper = low * width * classes;
    let lower = high * width * classes;
    const first = 2 * y * image.width;
    for (let x = 0; x < width; x++) {
      const patch = patches.of[first + 2 * x]! * classes;
      for (let to = patch; to < patch + classes; to++) {
        sums[to] = sums[to]! + near * wide[upper++]! + far * wide[lower++]!;
      }
    }
  }
  for (let from = 0; from < sums.length; from += classes) {
    let whole = 0;
    for (let c = 0; c < classes; c++) whole += sums[from + c]!;
    // a patch too thin for the half-size grid gets equal probabilities
    for (let c = 0; c < classes; c++) {
      sums[from + c] = whole > 0 ? sums[from + c]! / whole : 1 / classes;
    }
  }
  return sums;
}

/** The two cells around a pixel and their weights. */
function between(pixel: number, cells: number) {
  const at = Math.max(0, (pixel + 0.5) / cellSide - 0.5);
  const low = Math.min(cells - 1, Math.floor(at));
  const far = Math.min(1, at - low);
  return { low, high: Math.min(cells - 1, low + 1), near: 1 - far, far };
}

/** Sums both passes, with each row of cells interpolated to the photo's width: rows x width x classes. */
function widened(looks: readonly Look[], width: number, classes: number): Float64Array {
  const rows = looks[0]!.cells.height;
  const wide = clearedScratch(Float64Array, rows * width * classes);
  for (const { cells, mirrored } of looks) {
    const chances = softmaxRows(cells.scores, classes);
    for (let x = 0; x < width; x++) {
      const { low, high, near, far } = between(mirrored ? width - 1 - x : x, cells.width);
      for (let row = 0; row < rows; row++) {
        const left = (row * cells.width + low) * classes;
        const right = (row * cells.width + high) * classes;
        const to = (row * width + x) * classes;
        for (let c = 0; c < classes; c++) {
          wide[to + c] = wide[to + c]! + near * chances[left + c]! + far * chances[right + c]!;
        }
      }
    }
  }
  return wide;
}
