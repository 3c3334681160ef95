// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface TileExports {
  readonly memory: WebAssembly.Memory;
  courses(us: number, v: number, sizeMetres: number, rows: number, columns: number, step: number, isRandom: number, isUpright: number, uneven: number, seed: number, count: number): void;
  fragments(us: number, v: number, sizeMetres: number, cells: number, rows: number, looseness: number, seed: number, count: number): void;
  halve(source: number, level: number, size: number): void;
  mottledRow(clouds: number, blotches: number, grains: number, cloud: number, blotch: number, grain: number, each: number, drift: number, roughMetres: number, shine: number, hasSecond: number, from: number, to: number): void;
  noiseRow(table: number, us: number, uTimes: number, uShift: number, uShiftTimes: number, vs: number, vTimes: number, vShift: number, vShiftTimes: number, out: number, from: number, to: number): void;
  setColours(red1: number, green1: number, blue1: number, red2: number, green2: number, blue2: number): void;
  setTexels(redAt: number, greenAt: number, blueAt: number, heightAt: number, glossAt: number): void;
  setPieces(chanceAt: number, chance2At: number, alongAt: number, acrossAt: number, lengthAt: number, widthAt: number, edgeAt: number): void;
  slopeRow(own: number, up: number, down: number, codes: number, perMetre: number, count: number): void;
  writeRow(codes: number, heights: number, count: number): void;
  woodRow(fibres: number, slow: number, mid: number, drift: number, knots: number, bends: number, each: number, fibre: number, rings: number, weathered: number, shine: number, from: number, to: number): void;
}
