/** The WebAssembly kernel of the surface network, and its JavaScript twin over the same memory. */
import { kernelBase64 } from './kernel.generated.ts';

/** Addresses are in bytes; see tools/network-kernel/kernel.ts for what each number means. */
type Convolve = (
  input: number,
  output: number,
  weights: number,
  bias: number,
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

export interface NetworkKernel {
  readonly convolve: Convolve;
  readonly filterApart: FilterApart;
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
    const { memory, convolve, filterApart } = instance.exports as unknown as {
      memory: WebAssembly.Memory;
      convolve: Convolve;
      filterApart: FilterApart;
    };
    return {
      convolve,
      filterApart,
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

function createTwin(): NetworkKernel {
  let data = new Float32Array(0);
  const convolve: Convolve = (
    input,
    output,
    weights,
    bias,
    residual,
    inputs,
    blocks,
    width,
    height,
    inputRowBytes,
    outputRowBytes,
    size,
    step,
    cut,
  ) => {
    const outputs = 8 * blocks;
    const sums = new Float32Array(8);
    for (let block = 0; block < blocks; block++) {
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          for (let k = 0; k < 8; k++) sums[k] = data[bias / 4 + 8 * block + k]!;
          let w = weights / 4 + 8 * block * size * size * inputs;
          for (let ky = 0; ky < size; ky++) {
            const from = (input + (y * step + ky) * inputRowBytes) / 4 + x * step * inputs;
            for (let p = from; p < from + size * inputs; p++, w += 8) {
              for (let k = 0; k < 8; k++) sums[k] = sums[k]! + data[p]! * data[w + k]!;
            }
          }
          const offset = (y * outputRowBytes) / 4 + x * outputs + 8 * block;
          for (let k = 0; k < 8; k++) {
            const sum = sums[k]! + (residual ? data[residual / 4 + offset + k]! : 0);
            data[output / 4 + offset + k] = cut ? Math.max(0, sum) : sum;
          }
        }
      }
    }
  };
  const filterApart: FilterApart = (
    input,
    output,
    weights,
    bias,
    channels,
    width,
    height,
    rowBytes,
    reach,
  ) => {
    const row = rowBytes / 4;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const out = output / 4 + y * row + x * channels;
        for (let c = 0; c < channels; c++) data[out + c] = data[bias / 4 + c]!;
        for (let ky = -reach; ky <= reach; ky++) {
          if (y + ky < 0 || y + ky >= height) continue;
          for (let kx = -reach; kx <= reach; kx++) {
            if (x + kx < 0 || x + kx >= width) continue;
            const at = input / 4 + (y + ky) * row + (x + kx) * channels;
            const w = weights / 4 + ((ky + reach) * (2 * reach + 1) + kx + reach) * channels;
            for (let c = 0; c < channels; c++) {
              data[out + c] = data[out + c]! + data[at + c]! * data[w + c]!;
            }
          }
        }
      }
    }
  };
  return {
    convolve,
    filterApart,
    memory: (byteLength) => {
      if (data.length * 4 < byteLength) {
        const larger = new Float32Array(byteLength / 4);
        larger.set(data);
        data = larger;
      }
      return data;
    },
  };
}
