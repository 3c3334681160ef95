/**
 * Compiles `render-kernel/`, `network-kernel/`, `filter-kernel/`, `paint-kernel/` and `tile-kernel/` (AssemblyScript)
 * and writes them as base64 into `kernel.generated.ts` where they are used. Run it after every change there:
 * `node packages/engine/tools/build-kernels.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileKernel, type KernelName, kernels } from './compile-kernel.ts';

for (const [name, file] of Object.entries(kernels)) {
  const target = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const binary = await compileKernel(name as KernelName);
  const base64 = Buffer.from(binary).toString('base64');
  writeFileSync(
    target,
    `// Made by packages/engine/tools/build-kernels.ts; do not edit.\nexport const kernelBase64 =\n  '${base64}';\n`,
  );
  console.log(`${target}: ${binary.length} bytes of WebAssembly`);
}
