// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface FilterExports {
  readonly memory: WebAssembly.Memory;
  assign(lightness: number, a: number, b: number, nearest: number, labels: number, width: number, height: number, centres: number, count: number, reachX: number, reachY: number, chromaWeight: number, placeWeight: number): void;
  centre(lightness: number, a: number, b: number, labels: number, width: number, height: number, centres: number, count: number, sums: number): void;
  laySheet(guideAt: number, entriesAt: number, tableAt: number): void;
  next(): number;
  open(at: number, widthPx: number, heightPx: number, radiusPx: number, groupCount: number, least: number): number;
  values(target: number, planeBytes: number, low: number, high: number): void;
  mendRow(coverAt: number, target: number, y: number, skip: number, count: number): void;
  addRow(sums: number, row: number, count: number): void;
  areaRow(sums: number, spans: number, target: number, count: number, rows: number): void;
  lightnessRow(codes: number, places: number, table: number, target: number, count: number): void;
  drawOut(row: number, firsts: number, seconds: number, between: number, target: number, count: number): void;
  enlargeRow(mixed: number, firsts: number, seconds: number, between: number, guide: number, covers: number, coverBytes: number, planes: number, names: number, classes: number, certainty: number, count: number): void;
  spread(upper: number, lower: number, share: number, target: number, count: number): void;
  addLight(sums: number, codes: number, light: number, share: number, count: number): void;
  writeLab(sums: number, places: number, shares: number, count: number, lightness: number, a: number, b: number, width: number): void;
}
