import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

export const kernelNames = ['filter', 'network', 'paint', 'render', 'tile'] as const;
export type KernelName = (typeof kernelNames)[number];

export interface CompiledKernel {
  readonly binary: Uint8Array;
  /** TypeScript interface of the binary's exports. */
  readonly exportsSource: string;
}

export function kernelFolder(name: KernelName): string {
  return fileURLToPath(new URL(`../src/kernels/${name}/`, import.meta.url));
}

/** Compiles `src/kernels/<name>/assembly` in memory. */
export async function compileKernel(name: KernelName): Promise<CompiledKernel> {
  const sources = `${kernelFolder(name)}assembly/`;
  let binary: Uint8Array | undefined;
  let declarations: string | undefined;
  const { error, stderr } = await main(
    [
      'kernel.ts',
      '--outFile',
      'kernel.wasm',
      '--bindings',
      'raw',
      '--runtime',
      'stub',
      '--noAssert',
      '-O3',
      '--converge',
      '--enable',
      'simd',
      '--enable',
      'bulk-memory',
      // The first 64 KiB are the kernel's own scratch space.
      '--memoryBase',
      '65536',
    ],
    {
      readFile: (file) => {
        try {
          return readFileSync(sources + file, 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (file, contents) => {
        if (typeof contents !== 'string') binary = contents;
        else if (file.endsWith('.d.ts')) declarations = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary || !declarations) {
    throw new Error(`The ${name} kernel does not compile: ${stderr.toString()}`);
  }
  return { binary, exportsSource: interfaceOf(name, declarations) };
}

/** Converts the compiler's module declarations to an interface of its instance. */
function interfaceOf(name: KernelName, declarations: string): string {
  const functions = [...declarations.matchAll(/export function (.*;)/g)].map(
    ([, signature]) => `  ${signature}`,
  );
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}Exports`;
  return `// Made by packages/engine/tools/build-kernels.ts; do not edit.
export interface ${title} {
  readonly memory: WebAssembly.Memory;
${functions.join('\n')}
}
`;
}
