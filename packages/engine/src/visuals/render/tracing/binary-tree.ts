/** Binary bounding volume hierarchy, split by binned surface area heuristic (Wald 2007). */
import type { BufferPool } from '../memory/buffer-pool.ts';

const leafTriangles = 3;
const bins = 12;

export interface BinaryTree {
  /** 6 floats per node: min, max. */
  readonly boxes: Float32Array;
  /** First child (>= 0) or, for a leaf, ~first triangle; then the leaf's triangle count or 0. */
  readonly links: Int32Array;
  readonly order: Int32Array;
}

export function buildBinaryTree(
  bounds: Float32Array,
  centres: Float32Array,
  order: Int32Array,
  count: number,
  pool: BufferPool,
): BinaryTree {
  const boxes = pool.passing.floats((count * 2 + 2) * 6);
  const links = pool.passing.integers((count * 2 + 2) * 2);
  const binCount = new Int32Array(bins);
  const binBox = new Float32Array(bins * 6);
  const rightCost = new Float64Array(bins);
  const work = [0, 0, count];
  let nodeCount = 1;
  while (work.length > 0) {
    const end = work.pop()!;
    const start = work.pop()!;
    const node = work.pop()!;
    let x0 = Infinity;
    let y0 = Infinity;
    let z0 = Infinity;
    let x1 = -Infinity;
    let y1 = -Infinity;
    let z1 = -Infinity;
    let cx0 = Infinity;
    let cy0 = Infinity;
    let cz0 = Infinity;
    let cx1 = -Infinity;
    let cy1 = -Infinity;
    let cz1 = -Infinity;
    for (let index = start; index < end; index++) {
      const at = order[index]! * 6;
      const centre = order[index]! * 3;
      if (bounds[at]! < x0) x0 = bounds[at]!;
      if (bounds[at + 1]! < y0) y0 = bounds[at + 1]!;
      if (bounds[at + 2]! < z0) z0 = bounds[at + 2]!;
      if (bounds[at + 3]! > x1) x1 = bounds[at + 3]!;
      if (bounds[at + 4]! > y1) y1 = bounds[at + 4]!;
      if (bounds[at + 5]! > z1) z1 = bounds[at + 5]!;
      const x = centres[centre]!;
      const y = centres[centre + 1]!;
      const z = centres[centre + 2]!;
      if (x < cx0) cx0 = x;
      if (x > cx1) cx1 = x;
      if (y < cy0) cy0 = y;
      if (y > cy1) cy1 = y;
      if (z < cz0) cz0 = z;
      if (z > cz1) cz1 = z;
    }
    const box = node * 6;
    boxes[box] = x0;
    boxes[box + 1] = y0;
    boxes[box + 2] = z0;
    boxes[box + 3] = x1;
    boxes[box + 4] = y1;
    boxes[box + 5] = z1;
    const size = end - start;
    const extentX = cx1 - cx0;
    const extentY = cy1 - cy0;
    const extentZ = cz1 - cz0;
    const extent = Math.max(extentX, extentY, extentZ);
    if (size <= leafTriangles) {
      links[node * 2] = ~start;
      links[node * 2 + 1] = size;
      continue;
    }
    let middle: number;
    if (extent < 1e-6) {
      // All at one point: halving keeps leaves small.
      middle = (start + end) >> 1;
    } else {
      const axis = extentX === extent ? 0 : extentY === extent ? 1 : 2;
      const low = axis === 0 ? cx0 : axis === 1 ? cy0 : cz0;
      const scale = (bins * 0.9999) / extent;
      binCount.fill(0);
      for (let bin = 0; bin < bins * 6; bin += 6) {
        binBox.fill(Infinity, bin, bin + 3);
        binBox.fill(-Infinity, bin + 3, bin + 6);
      }
      for (let index = start; index < end; index++) {
        const triangle = order[index]!;
        const bin = ((centres[triangle * 3 + axis]! - low) * scale) | 0;
        binCount[bin]!++;
        const to = bin * 6;
        const from = triangle * 6;
        if (bounds[from]! < binBox[to]!) binBox[to] = bounds[from]!;
        if (bounds[from + 1]! < binBox[to + 1]!) binBox[to + 1] = bounds[from + 1]!;
        if (bounds[from + 2]! < binBox[to + 2]!) binBox[to + 2] = bounds[from + 2]!;
        if (bounds[from + 3]! > binBox[to + 3]!) binBox[to + 3] = bounds[from + 3]!;
        if (bounds[from + 4]! > binBox[to + 4]!) binBox[to + 4] = bounds[from + 4]!;
        if (bounds[from + 5]! > binBox[to + 5]!) binBox[to + 5] = bounds[from + 5]!;
      }
      const best = cheapestSplit(binCount, binBox, rightCost, size);
      let left = start;
      let right = end - 1;
      while (left <= right) {
        const triangle = order[left]!;
        if ((((centres[triangle * 3 + axis]! - low) * scale) | 0) <= best) left++;
        else {
          order[left] = order[right]!;
          order[right] = triangle;
          right--;
        }
      }
      middle = left;
    }
    links[node * 2] = nodeCount;
    links[node * 2 + 1] = 0;
    work.push(nodeCount, start, middle, nodeCount + 1, middle, end);
    nodeCount += 2;
  }
  return { boxes, links, order };
}

/** Last bin of the left half with the least area-weighted triangle count. */
function cheapestSplit(
  binCount: Int32Array,
  binBox: Float32Array,
  rightCost: Float64Array,
  size: number,
): number {
  const sweep = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  const extend = (bin: number): number => {
    for (let axis = 0; axis < 3; axis++) {
      sweep[axis] = Math.min(sweep[axis]!, binBox[bin * 6 + axis]!);
      sweep[axis + 3] = Math.max(sweep[axis + 3]!, binBox[bin * 6 + axis + 3]!);
    }
    const x = sweep[3]! - sweep[0]!;
    const y = sweep[4]! - sweep[1]!;
    const z = sweep[5]! - sweep[2]!;
    return x * y + y * z + z * x;
  };
  let count = 0;
  for (let bin = bins - 1; bin > 0; bin--) {
    const area = extend(bin);
    count += binCount[bin]!;
    rightCost[bin] = count > 0 ? count * area : 0;
  }
  sweep.fill(Infinity, 0, 3);
  sweep.fill(-Infinity, 3, 6);
  count = 0;
  let cheapest = Infinity;
  let best = 0;
  for (let bin = 0; bin < bins - 1; bin++) {
    const area = extend(bin);
    count += binCount[bin]!;
    if (count === 0 || count === size) continue;
    const cost = count * area + rightCost[bin + 1]!;
    if (cost < cheapest) {
      cheapest = cost;
      best = bin;
    }
  }
  return best;
}
