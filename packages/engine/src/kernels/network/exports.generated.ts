// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface NetworkExports {
  readonly memory: WebAssembly.Memory;
  filterApart(input: number, output: number, weights: number, bias: number, channels: number, width: number, height: number, rowBytes: number, reach: number): void;
  convolve(input: number, worth: number, output: number, weights: number, scales: number, residual: number, inputs: number, blocks: number, width: number, height: number, inputRowBytes: number, outputRowBytes: number, size: number, step: number, cut: number): void;
  addDoubled(from: number, to: number, channels: number, fromWidth: number, fromHeight: number, fromRowBytes: number, toWidth: number, toHeight: number, toRowBytes: number): void;
  quantise(from: number, to: number, count: number, farthest: number): number;
  mixRows(input: number, output: number, weights: number, bias: number, inputs: number, blocks: number, rows: number, least: number): void;
  tileWeights(from: number, to: number, inputs: number, blocks: number): void;
  convolveTiles(input: number, worth: number, output: number, weights: number, scales: number, residual: number, inputs: number, blocks: number, width: number, height: number, inputRowBytes: number, outputRowBytes: number, scratch: number): void;
}
