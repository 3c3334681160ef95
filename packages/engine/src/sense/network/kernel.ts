/** WebAssembly kernel of the surface network; see kernels/network/assembly for the arguments. */
import { growMemory, instantiateKernel } from '../../kernels/load-kernel.ts';
import type { NetworkExports } from '../../kernels/network/exports.generated.ts';

export interface NetworkKernel extends Omit<NetworkExports, 'memory'> {
  /** A view of the first `byteLength` bytes; earlier views become invalid. */
  memory(byteLength: number): Float32Array;
}

export function createNetworkKernel(): NetworkKernel {
  const { memory, ...passes } = instantiateKernel('network');
  return {
    ...passes,
    memory: (byteLength) => {
      growMemory(memory, byteLength);
      return new Float32Array(memory.buffer, 0, byteLength / 4);
    },
  };
}
