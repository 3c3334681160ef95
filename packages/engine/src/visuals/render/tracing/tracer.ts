/** Following rays through the hierarchy: the WebAssembly kernel, or the same walk in JavaScript. */

import type { KernelExports, Workspace } from '../memory/workspace.ts';
import { type Hierarchy, noChild, nodeFloats } from './hierarchy.ts';

export interface Tracer {
  /** Triangle of the soup that a ray meets first within `reach` metres, or -1. */
  closest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): number;
  /** Is anything in the way within `reach` metres? */
  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): boolean;
  /** Distance of the last hit of `closest`, metres. */
  distance: number;
  /** Rays followed so far. */
  rays: number;
  readonly usesWasm: boolean;
}

/** Where the kernel leaves the distance of a hit, as an index of floats. */
const hitDistanceIndex = 4;

class WasmTracer implements Tracer {
  distance = 0;
  rays = 0;
  readonly usesWasm = true;
  private readonly trace: KernelExports['trace'];
  private readonly scratch: Float32Array;
  private readonly order: Int32Array;

  constructor(kernel: KernelExports, hierarchy: Hierarchy) {
    kernel.setHierarchy(hierarchy.nodes.byteOffset, hierarchy.corners.byteOffset);
    this.trace = kernel.trace;
    this.scratch = new Float32Array(kernel.memory.buffer, 0, 16);
    this.order = hierarchy.order;
  }

  closest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): number {
    this.rays++;
    const hit = this.trace(ox, oy, oz, dx, dy, dz, reach, 0);
    if (hit < 0) return -1;
    this.distance = this.scratch[hitDistanceIndex]!;
    return this.order[hit]!;
  }

  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): boolean {
    this.rays++;
    return this.trace(ox, oy, oz, dx, dy, dz, reach, 1) >= 0;
  }
}

class PlainTracer implements Tracer {
  distance = 0;
  rays = 0;
  readonly usesWasm = false;
  private readonly hierarchy: Hierarchy;
  private readonly stack = new Int32Array(256);
  private readonly entries = new Float64Array(256);

  constructor(hierarchy: Hierarchy) {
    this.hierarchy = hierarchy;
  }

  closest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): number {
    return this.walk(ox, oy, oz, dx, dy, dz, reach, false);
  }

  blocked(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
  ): boolean {
    return this.walk(ox, oy, oz, dx, dy, dz, reach, true) >= 0;
  }

  private walk(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    any: boolean,
  ): number {
    this.rays++;
    const { nodes, references, corners, order } = this.hierarchy;
    const { stack, entries } = this;
    // A ray along an axis would make 0 x Infinity = NaN in the slab test.
    const ix = 1 / (dx || 1e-9);
    const iy = 1 / (dy || 1e-9);
    const iz = 1 / (dz || 1e-9);
    const nearX = dx < 0 ? 12 : 0;
    const nearY = dy < 0 ? 16 : 4;
    const nearZ = dz < 0 ? 20 : 8;
    const farX = 12 - nearX;
    const farY = 20 - nearY;
    const farZ = 28 - nearZ;
    let nearest = reach;
    let best = -1;
    let top = 1;
    stack[0] = 0;
    entries[0] = 0;
    while (top > 0) {
      top--;
      if (entries[top]! >= nearest) continue;
      const reference = stack[top]!;
      if (reference < 0) {
        const leaf = ~reference;
        const end = (leaf >> 3) + (leaf & 7);
        for (let triangle = leaf >> 3; triangle < end; triangle++) {
          const at = triangle * 9;
          const e1x = corners[at + 3]!;
          const e1y = corners[at + 4]!;
          const e1z = corners[at + 5]!;
          const e2x = corners[at + 6]!;
          const e2y = corners[at + 7]!;
          const e2z = corners[at + 8]!;
          const px = dy * e2z - dz * e2y;
          const py = dz * e2x - dx * e2z;
          const pz = dx * e2y - dy * e2x;
          const determinant = e1x * px + e1y * py + e1z * pz;
          if (determinant > -1e-12 && determinant < 1e-12) continue;
          const inverse = 1 / determinant;
          const tx = ox - corners[at]!;
          const ty = oy - corners[at + 1]!;
          const tz = oz - corners[at + 2]!;
          const u = (tx * px + ty * py + tz * pz) * inverse;
          if (u < 0 || u > 1) continue;
          const qx = ty * e1z - tz * e1y;
          const qy = tz * e1x - tx * e1z;
          const qz = tx * e1y - ty * e1x;
          const v = (dx * qx + dy * qy + dz * qz) * inverse;
          if (v < 0 || u + v > 1) continue;
          const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
          if (distance <= 1e-4 || distance >= nearest) continue;
          nearest = distance;
          best = triangle;
          if (any) return order[triangle]!;
        }
        continue;
      }
      const node = reference * nodeFloats;
      const base = top;
      for (let child = 0; child < 4; child++) {
        const next = references[node + 24 + child]!;
        if (next === noChild) continue;
        const enter = Math.max(
          0,
          (nodes[node + nearX + child]! - ox) * ix,
          (nodes[node + nearY + child]! - oy) * iy,
          (nodes[node + nearZ + child]! - oz) * iz,
        );
        const leave = Math.min(
          (nodes[node + farX + child]! - ox) * ix,
          (nodes[node + farY + child]! - oy) * iy,
          (nodes[node + farZ + child]! - oz) * iz,
        );
        if (!(leave >= enter && enter < nearest)) continue;
        let slot = top;
        while (slot > base && entries[slot - 1]! < enter) {
          stack[slot] = stack[slot - 1]!;
          entries[slot] = entries[slot - 1]!;
          slot--;
        }
        stack[slot] = next;
        entries[slot] = enter;
        top++;
      }
    }
    this.distance = nearest;
    return best < 0 ? -1 : order[best]!;
  }
}

export function createTracer(workspace: Workspace, hierarchy: Hierarchy): Tracer {
  return workspace.kernel
    ? new WasmTracer(workspace.kernel, hierarchy)
    : new PlainTracer(hierarchy);
}

/** Meets nothing: for drafts, which trace no rays. */
export const blindTracer: Tracer = {
  closest: () => -1,
  blocked: () => false,
  distance: 0,
  rays: 0,
  usesWasm: false,
};
