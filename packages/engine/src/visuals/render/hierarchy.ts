/**
 * A four-wide bounding volume hierarchy over the traced triangles: built two-wide with binned
 * surface area costs (Wald 2007), then collapsed so that one SIMD test answers for four boxes.
 * The layout is told in `packages/engine/tools/render-kernel/trace.ts`.
 */
import { type TriangleSoup, triangleRoles } from '../scene-model.ts';
import type { BufferPool } from './buffer-pool.ts';
import type { Workspace } from './workspace.ts';

export const nodeFloats = 28;
export const noChild = 0x7fffffff;
const leafTriangles = 3;
const bins = 12;

export interface Hierarchy {
  /** Node boxes; the child references are the same bytes seen through `references`. */
  readonly nodes: Float32Array;
  readonly references: Int32Array;
  /** 9 floats a triangle: corner and two edges, in hierarchy order. */
  readonly corners: Float32Array;
  /** Hierarchy order -> triangle of the soup. */
  readonly order: Int32Array;
}

export function isTraced(role: number): boolean {
  return role === triangleRoles.solid || role === triangleRoles.proxy;
}

export function countTraced(soup: TriangleSoup): number {
  let count = 0;
  for (let triangle = 0; triangle < soup.count; triangle++) {
    if (isTraced(soup.roles[triangle]!)) count++;
  }
  return count;
}

/** Bytes that `buildHierarchy` takes from the workspace. */
export function hierarchyBytes(tracedCount: number): number {
  return (tracedCount + 2) * (nodeFloats * 4 + 9 * 4) + 64;
}

interface BinaryTree {
  /** 6 floats a node: min, max. */
  readonly boxes: Float32Array;
  /** First child (>= 0) or, for a leaf, ~first triangle; then the leaf's triangle count or 0. */
  readonly links: Int32Array;
  readonly order: Int32Array;
}

function surface(boxes: Float32Array, node: number): number {
  const at = node * 6;
  const x = boxes[at + 3]! - boxes[at]!;
  const y = boxes[at + 4]! - boxes[at + 1]!;
  const z = boxes[at + 5]! - boxes[at + 2]!;
  return x * y + y * z + z * x;
}

function buildBinary(
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
      // All on one spot: halves keep the leaves small, whatever the order.
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

/** The last bin of the left half with the least area-weighted triangle count. */
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

/**
 * Pulls grandchildren up until every node has four children, largest boxes first.
 * @returns how many nodes were written
 */
function collapse(tree: BinaryTree, nodes: Float32Array, references: Int32Array): number {
  const { boxes, links } = tree;
  let nodeCount = 0;
  const children: number[] = [];
  const visit = (binary: number): number => {
    const node = nodeCount++;
    children.length = 0;
    if (links[binary * 2]! < 0) children.push(binary);
    else children.push(links[binary * 2]!, links[binary * 2]! + 1);
    while (children.length < 4) {
      let largest = -1;
      let area = -1;
      for (let slot = 0; slot < children.length; slot++) {
        const child = children[slot]!;
        if (links[child * 2]! < 0) continue;
        const childArea = surface(boxes, child);
        if (childArea > area) {
          area = childArea;
          largest = slot;
        }
      }
      if (largest < 0) break;
      const opened = links[children[largest]! * 2]!;
      children[largest] = opened;
      children.push(opened + 1);
    }
    const own = children.slice();
    for (let slot = 0; slot < 4; slot++) {
      const child = own[slot];
      for (let side = 0; side < 6; side++) {
        const outside = side < 3 ? 1e30 : -1e30;
        nodes[node * nodeFloats + side * 4 + slot] =
          child === undefined ? outside : boxes[child * 6 + side]!;
      }
      const reference = node * nodeFloats + 24 + slot;
      if (child === undefined) references[reference] = noChild;
      else if (links[child * 2]! < 0) {
        references[reference] = ~((~links[child * 2]! << 3) | links[child * 2 + 1]!);
      } else references[reference] = visit(child);
    }
    return node;
  };
  visit(0);
  return nodeCount;
}

export function buildHierarchy(
  soup: TriangleSoup,
  tracedCount: number,
  workspace: Workspace,
  pool: BufferPool,
): Hierarchy {
  pool.nextStage();
  const traced = pool.passing.integers(tracedCount);
  const bounds = pool.passing.floats(tracedCount * 6);
  const centres = pool.passing.floats(tracedCount * 3);
  const order = pool.integers('traced order', tracedCount);
  const positions = soup.positions;
  let count = 0;
  for (let triangle = 0; triangle < soup.count; triangle++) {
    if (!isTraced(soup.roles[triangle]!)) continue;
    traced[count] = triangle;
    order[count] = count;
    const from = triangle * 9;
    for (let axis = 0; axis < 3; axis++) {
      const a = positions[from + axis]!;
      const b = positions[from + 3 + axis]!;
      const c = positions[from + 6 + axis]!;
      const low = Math.min(a, b, c);
      const high = Math.max(a, b, c);
      bounds[count * 6 + axis] = low;
      bounds[count * 6 + 3 + axis] = high;
      centres[count * 3 + axis] = (low + high) * 0.5;
    }
    count++;
  }
  const corners = workspace.floats(tracedCount * 9);
  const nodes = workspace.floats((tracedCount + 2) * nodeFloats);
  const references = new Int32Array(nodes.buffer, nodes.byteOffset, nodes.length);
  let nodeCount = 1;
  if (tracedCount === 0) {
    nodes.fill(1e30, 0, 12);
    nodes.fill(-1e30, 12, 24);
    references.fill(noChild, 24, 28);
  } else {
    const tree = buildBinary(bounds, centres, order, tracedCount, pool);
    nodeCount = collapse(tree, nodes, references);
  }
  for (let index = 0; index < tracedCount; index++) {
    const triangle = traced[order[index]!]!;
    const from = triangle * 9;
    const to = index * 9;
    for (let axis = 0; axis < 3; axis++) {
      const corner = positions[from + axis]!;
      corners[to + axis] = corner;
      corners[to + 3 + axis] = positions[from + 3 + axis]! - corner;
      corners[to + 6 + axis] = positions[from + 6 + axis]! - corner;
    }
    order[index] = triangle;
  }
  // How many nodes there are is known only now; the rest is left for what comes next.
  workspace.giveBack(nodes, nodeCount * nodeFloats);
  const length = nodeCount * nodeFloats;
  return {
    nodes: nodes.subarray(0, length),
    references: references.subarray(0, length),
    corners,
    order,
  };
}
