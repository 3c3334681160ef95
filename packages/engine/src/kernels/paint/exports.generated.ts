// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface PaintExports {
  readonly memory: WebAssembly.Memory;
  enlargeRow(source: number, firsts: number, seconds: number, shares: number, target: number, step: number, count: number): void;
  evenLight(settings: number, y: number, step: number, count: number): void;
  finish(settingsAt: number, target: number, y: number): void;
  gradeCube(gradeAt: number, target: number): void;
  gradeShift(gradeAt: number, samples: number, count: number, sums: number): void;
  fringe(oldRed: number, oldGreen: number, oldBlue: number, step: number, count: number): void;
  looseIndoors(cube: number, step: number, count: number): void;
  looseOutdoors(cube: number, planting: number, hasSky: number, step: number, count: number): void;
  outdoors(ambientAt: number, glassAt: number, tint: number, step: number, count: number): void;
  relight(grid: number, columns: number, y: number, step: number, count: number): void;
  spareGlass(share: number, step: number, count: number): number;
  begin(table: number, step: number, count: number): void;
  setRows(linearAt: number, rowAt: number, restAt: number, sparedAt: number, codesAt: number, planeAt: number, behindAt: number, protectAt: number, paneAt: number, skyAt: number, leavesAt: number): void;
  surface(paintAt: number, cover: number, shading: number, y: number, step: number, count: number): void;
}
