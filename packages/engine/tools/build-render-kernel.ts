/**
 * Compiles `render-kernel/` (AssemblyScript) and writes it as base64 into
 * `src/visuals/render/kernel.generated.ts`. Run it after every change there:
 * `node packages/engine/tools/build-render-kernel.ts`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileRenderKernel } from './compile-render-kernel.ts';

const target = fileURLToPath(new URL('../src/visuals/render/kernel.generated.ts', import.meta.url));
const binary = await compileRenderKernel();
const base64 = Buffer.from(binary).toString('base64');
writeFileSync(
  target,
  `// Made by packages/engine/tools/build-render-kernel.ts; do not edit.\nexport const kernelBase64 =\n  '${base64}';\n`,
);
console.log(`${target}: ${binary.length} bytes of WebAssembly`);
