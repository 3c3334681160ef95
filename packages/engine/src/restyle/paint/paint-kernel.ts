/** The WebAssembly kernel that paints rows; see kernels/paint/assembly for what each number means. */
import { instantiateKernel } from '../../kernels/load-kernel.ts';
import type { PaintExports } from '../../kernels/paint/exports.generated.ts';

/** A kernel that waits for the next picture; one with more memory than this is let go. */
let idle: PaintExports | null = null;
const mostIdleBytes = 40 * 1024 * 1024;

/** A kernel with a memory of its own, which holds anything. */
export function takePaintKernel(): PaintExports {
  const kernel = idle ?? instantiateKernel('paint');
  idle = null;
  return kernel;
}

/** For the next picture. Code that calls a kernel knows its functions, and is made anew for those of another. */
export function givePaintKernelBack(kernel: PaintExports): void {
  idle = kernel.memory.buffer.byteLength <= mostIdleBytes ? kernel : null;
}
