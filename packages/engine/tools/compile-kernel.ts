import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

/** The folders of AssemblyScript and the files that their binaries are committed in. */
export const kernels = {
  'render-kernel': 'visuals/render/memory/kernel.generated.ts',
  'network-kernel': 'sense/network/kernel.generated.ts',
  'filter-kernel': 'ops/filter-kernel.generated.ts',
  'paint-kernel': 'restyle/paint/kernel.generated.ts',
  'tile-kernel': 'materials/kernel.generated.ts',
} as const;

export type KernelName = keyof typeof kernels;

/** A kernel as a WebAssembly binary, compiled in memory. */
export async function compileKernel(name: KernelName): Promise<Uint8Array> {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      'kernel.ts',
      '--outFile',
      'kernel.wasm',
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
          return readFileSync(folder + file, 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') binary = contents;
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`The ${name} does not compile: ${stderr.toString()}`);
  return binary;
}
