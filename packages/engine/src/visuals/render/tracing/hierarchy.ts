/**
 * Four-wide bounding volume hierarchy of the traced triangles: a binary one, collapsed so that one SIMD test covers
 * four boxes. The layout is described in `kernels/render/assembly/trace.ts`.
 */
import { type TriangleSoup, triangleRoles } from '../../scene-model.ts';
import type { BufferPool } from '../memory/buffer-pool.ts';
import type { Workspace } from '../memory/workspace.ts';
import { type BinaryTree, buildBinaryTree } from './binary-tree.ts';

export const nodeFloats = 28;
export const noChild = 0x7fffffff;

export interface Hierarchy {
  /** Node boxes; `references` views the same bytes as child references. */
  readonly nodes: Float32Array;
  readonly references: Int32Array;
  /** 9 floats per triangle: corner and two edges, in hierarchy order. */
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

/** Bytes that `buildHierarchy` allocates in the workspace. */
export function hierarchyBytes(tracedCount: number): number {
  return (tracedCount + 2) * (nodeFloats * 4 + 9 * 4) + 64;
}

function surface(boxes: Float32Array, node: number): number {
  const at = node * 6;
  const x = boxes[at + 3]! - boxes[at]!;
  const y = boxes[at + 4]! - boxes[at + 1]!;
  const z = boxes[at + 5]! - boxes[at + 2]!;
  return x * y + y * z + z * x;
}

/**
 * Pulls grandchildren up until every node has four children, largest boxes first.
 * @returns number of nodes written
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
    const tree = buildBinaryTree(bounds, centres, order, tracedCount, pool);
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
  // The number of nodes is known only now; the rest is released.
  workspace.giveBack(nodes, nodeCount * nodeFloats);
  const length = nodeCount * nodeFloats;
  return {
    nodes: nodes.subarray(0, length),
    references: references.subarray(0, length),
    corners,
    order,
  };
}
