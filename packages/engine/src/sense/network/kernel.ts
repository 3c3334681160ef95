/** The WebAssembly kernel of the surface network; without SIMD its JavaScript twin. */
import { kernelBase64 } from './kernel.generated.ts';
import { createTwin } from './kernel-twin.ts';

/** Addresses are in bytes; see tools/network-kernel for what each number means. */
type Convolve = (
  input: number,
  worth: number,
  output: number,
  weights: number,
  scales: number,
  residual: number,
  inputs: number,
  blocks: number,
  width: number,
  height: number,
  inputRowBytes: number,
  outputRowBytes: number,
  size: number,
  step: number,
  cut: number,
) => void;

type ConvolveTiles = (
  input: number,
  worth: number,
  output: number,
  weights: number,
  scales: number,
  residual: number,
  inputs: number,
  blocks: number,
  width: number,
  height: number,
  inputRowBytes: number,
  outputRowBytes: number,
  scratch: number,
) => void;

type FilterApart = (
  input: number,
  output: number,
  weights: number,
  bias: number,
  channels: number,
  width: number,
  height: number,
  rowBytes: number,
  reach: number,
) => void;

type AddDoubled = (
  from: number,
  to: number,
  channels: number,
  fromWidth: number,
  fromHeight: number,
  fromRowBytes: number,
  toWidth: number,
  toHeight: number,
  toRowBytes: number,
) => void;

type MixRows = (
  input: number,
  output: number,
  weights: number,
  bias: number,
  inputs: number,
  blocks: number,
  rows: number,
) => void;

export interface KernelPasses {
  /** Floats as steps of 16 bits; gives what a step is worth. */
  readonly quantise: (from: number, to: number, count: number, farthest: number) => number;
  readonly convolve: Convolve;
  /** Weights of `convolve` in the form of `convolveTiles`. */
  readonly tileWeights: (from: number, to: number, inputs: number, blocks: number) => void;
  readonly convolveTiles: ConvolveTiles;
  readonly filterApart: FilterApart;
  readonly addDoubled: AddDoubled;
  readonly mixRows: MixRows;
}

export interface NetworkKernel extends KernelPasses {
  /** A view of the first `byteLength` bytes; views taken before are no longer valid. */
  memory(byteLength: number): Float32Array;
}

/** The kernel keeps its stack below this address. */
export const firstFreeByte = 65536 + 1024;
const pageBytes = 65536;

export function createNetworkKernel(options: { readonly wasm?: boolean } = {}): NetworkKernel {
  return (options.wasm === false ? undefined : instantiate()) ?? createTwin();
}

function instantiate(): NetworkKernel | undefined {
  try {
    const binary = Uint8Array.from(atob(kernelBase64), (letter) => letter.charCodeAt(0));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(binary), {});
    // The build script compiles exactly these exports; a test compares the two.
    const { memory, ...passes } = instance.exports as unknown as KernelPasses & {
      memory: WebAssembly.Memory;
    };
    return {
      ...passes,
      memory: (byteLength) => {
        const missing = byteLength - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
        return new Float32Array(memory.buffer, 0, byteLength / 4);
      },
    };
  } catch (error) {
    // No SIMD in this host; the twin is slower and gives the same.
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}
