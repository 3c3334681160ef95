/** The WebAssembly kernel that paints rows; see kernels/paint/assembly for the arguments. */
import { instantiateKernel } from '../../kernels/load-kernel.ts';
import type { PaintExports } from '../../kernels/paint/exports.generated.ts';

/** An idle kernel for the next picture; one with more memory is dropped. */
let idle: PaintExports | null = null;
const mostIdleBytes = 40 * 1024 * 1024;

/** A kernel with its own memory and arbitrary content. */
export function acquirePaintKernel(): PaintExports {
  const kernel = idle ?? instantiateKernel('paint');
  idle = null;
  return kernel;
}

/** Keeps a kernel for the next picture: V8 recompiles callers for another instance's functions. */
export function releasePaintKernel(kernel: PaintExports): void {
  idle = kernel.memory.buffer.byteLength <= mostIdleBytes ? kernel : null;
}
