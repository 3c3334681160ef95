/** Traces rays through the hierarchy with the WebAssembly kernel. */
import type { RenderExports } from '../../../kernels/render/exports.generated.ts';
import type { Workspace } from '../memory/workspace.ts';
import type { Hierarchy } from './hierarchy.ts';
import type { Ray } from './ray.ts';

export interface Tracer {
  /** First triangle hit within `reach` metres, or -1. */
  closest(ray: Ray, reach: number): number;
  /** Whether anything is hit within `reach` metres. */
  blocked(ray: Ray, reach: number): boolean;
  /** Distance of the last hit of `closest`, metres. */
  distance: number;
  /** Rays traced so far. */
  rays: number;
}

/** Where the kernel writes the distance of a hit, as a float index. */
const hitDistanceIndex = 4;

class KernelTracer implements Tracer {
  distance = 0;
  rays = 0;
  private readonly trace: RenderExports['trace'];
  private readonly scratch: Float32Array;
  private readonly order: Int32Array;

  constructor(kernel: RenderExports, hierarchy: Hierarchy) {
    kernel.setHierarchy(hierarchy.nodes.byteOffset, hierarchy.corners.byteOffset);
    this.trace = kernel.trace;
    this.scratch = new Float32Array(kernel.memory.buffer, 0, 16);
    this.order = hierarchy.order;
  }

  closest({ ox, oy, oz, dx, dy, dz }: Ray, reach: number): number {
    this.rays++;
    const hit = this.trace(ox, oy, oz, dx, dy, dz, reach, 0);
    if (hit < 0) return -1;
    this.distance = this.scratch[hitDistanceIndex]!;
    return this.order[hit]!;
  }

  blocked({ ox, oy, oz, dx, dy, dz }: Ray, reach: number): boolean {
    this.rays++;
    return this.trace(ox, oy, oz, dx, dy, dz, reach, 1) >= 0;
  }
}

export function createTracer({ kernel }: Workspace, hierarchy: Hierarchy): Tracer {
  return new KernelTracer(kernel, hierarchy);
}

/** Hits nothing: for drafts, which trace no rays. */
export const blindTracer: Tracer = {
  closest: () => -1,
  blocked: () => false,
  distance: 0,
  rays: 0,
};
