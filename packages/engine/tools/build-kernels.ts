/**
 * Compiles the AssemblyScript in `src/kernels/<name>/assembly` to `kernel.wasm` and `exports.generated.ts`.
 * Run it after every change there: `node packages/engine/tools/build-kernels.ts`.
 */
import { writeFileSync } from 'node:fs';
import { compileKernel, kernelFolder, kernelNames } from './compile-kernel.ts';

for (const name of kernelNames) {
  const { binary, exportsSource } = await compileKernel(name);
  writeFileSync(`${kernelFolder(name)}kernel.wasm`, binary);
  writeFileSync(`${kernelFolder(name)}exports.generated.ts`, exportsSource);
  console.log(`${name}: ${binary.length} bytes of WebAssembly`);
}
