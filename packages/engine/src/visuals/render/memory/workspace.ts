/**
 * The memory that the WebAssembly kernel and JavaScript share, one stretch handed out piece by
 * piece for each picture and taken back whole for the next.
 */
import { firstFreeByte, growMemory, instantiateKernel } from '../../../kernels/load-kernel.ts';
import type { RenderExports } from '../../../kernels/render/exports.generated.ts';

export interface Workspace {
  readonly kernel: RenderExports;
  /** Takes everything back and makes sure that this many bytes can be handed out. */
  begin(totalBytes: number): void;
  /** Contents are whatever was there before; 16-byte aligned. */
  floats(length: number): Float32Array;
  integers(length: number): Int32Array;
  bytes(length: number): Uint8Array;
  /** Takes the end of what was handed out last back; `kept` elements stay. */
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
