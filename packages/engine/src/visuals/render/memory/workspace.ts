/**
 * Memory shared by the WebAssembly kernel and JavaScript: an arena, allocated piecewise for a picture and released as
 * a whole.
 */
import { firstFreeByte, growMemory, instantiateKernel } from '../../../kernels/load-kernel.ts';
import type { RenderExports } from '../../../kernels/render/exports.generated.ts';

export interface Workspace {
  readonly kernel: RenderExports;
  /** Releases everything and ensures capacity for this many bytes. */
  begin(totalBytes: number): void;
  /** Contents are undefined; 16-byte aligned. */
  floats(length: number): Float32Array;
  integers(length: number): Int32Array;
  bytes(length: number): Uint8Array;
  /** Releases the end of the last allocation; `kept` elements stay. */
  giveBack(last: Float32Array, kept: number): void;
}

export function createWorkspace(): Workspace {
  const kernel = instantiateKernel('render');
  let next = firstFreeByte;
  const buffer = () => kernel.memory.buffer;
  const take = (byteLength: number): number => {
    const at = next;
    next = (next + byteLength + 15) & ~15;
    if (next > buffer().byteLength) {
      throw new Error(`the workspace has ${buffer().byteLength} bytes, ${next} are asked for`);
    }
    return at;
  };
  return {
    kernel,
    begin(totalBytes) {
      next = firstFreeByte;
      growMemory(kernel.memory, firstFreeByte + totalBytes);
    },
    floats: (length) => new Float32Array(buffer(), take(length * 4), length),
    integers: (length) => new Int32Array(buffer(), take(length * 4), length),
    bytes: (length) => new Uint8Array(buffer(), take(length), length),
    giveBack(last, kept) {
      next = (last.byteOffset + kept * last.BYTES_PER_ELEMENT + 15) & ~15;
    },
  };
}
