/** From scores of cells to probabilities of patches, by straight lines between the cells. */
import { softmaxRows } from '../boosted-trees.ts';
import type { Evidence } from '../evidence.ts';
import type { Cells } from './surface-network.ts';

export interface Look {
  readonly cells: Cells;
  readonly mirrored: boolean;
}

/** Side of a cell in pixels of the network's input. */
const cellSide = 4;

export function patchBeliefs(
  { image, patches }: Pick<Evidence, 'image' | 'patches'>,
  looks: readonly Look[],
  classes: number,
): Float32Array {
  const [width, height] = [image.width >> 1, image.height >> 1];
  const sums = new Float32Array(patches.count * classes);
  for (const { cells, mirrored } of looks) {
    const chances = softmaxRows(cells.scores, classes);
    const columns = Array.from({ length: width }, (_, x) =>
      between(mirrored ? width - 1 - x : x, cells.width),
    );
    for (let y = 0; y < height; y++) {
      const row = between(y, cells.height);
      for (let x = 0; x < width; x++) {
        const column = columns[x]!;
        const patch = patches.of[2 * y * image.width + 2 * x]! * classes;
        addCell(sums, patch, chances, cells, row.low, column.low, row.near * column.near, classes);
        addCell(sums, patch, chances, cells, row.low, column.high, row.near * column.far, classes);
        addCell(sums, patch, chances, cells, row.high, column.low, row.far * column.near, classes);
        addCell(sums, patch, chances, cells, row.high, column.high, row.far * column.far, classes);
      }
    }
  }
  for (let from = 0; from < sums.length; from += classes) {
    let whole = 0;
    for (let c = 0; c < classes; c++) whole += sums[from + c]!;
    // a patch too thin for the half-size grid says nothing
    for (let c = 0; c < classes; c++) {
      sums[from + c] = whole > 0 ? sums[from + c]! / whole : 1 / classes;
    }
  }
  return sums;
}

/** The two cells around a pixel and their shares. */
function between(pixel: number, cells: number) {
  const at = Math.max(0, (pixel + 0.5) / cellSide - 0.5);
  const low = Math.min(cells - 1, Math.floor(at));
  const far = Math.min(1, at - low);
  return { low, high: Math.min(cells - 1, low + 1), near: 1 - far, far };
}

function addCell(
  sums: Float32Array,
  to: number,
  chances: Float32Array,
  cells: Cells,
  row: number,
  column: number,
  weight: number,
  classes: number,
): void {
  const from = (row * cells.width + column) * classes;
  for (let c = 0; c < classes; c++) sums[to + c] = sums[to + c]! + weight * chances[from + c]!;
}
