// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface RenderExports {
  readonly memory: WebAssembly.Memory;
  rasterize(positions: number, roles: number, masks: number, count: number, roleBits: number, parallelDepth: number): void;
  setTarget(depthAt: number, ownersAt: number, widthPx: number, heightPx: number, atlasAt: number): void;
  setHierarchy(nodesAt: number, trianglesAt: number): void;
  trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number, any: number): number;
}
