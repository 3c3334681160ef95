import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('./render-kernel/', import.meta.url));

/** The kernel as a WebAssembly binary, compiled in memory. */
export async function compileRenderKernel(): Promise<Uint8Array> {
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
      readFile: (name) => {
        try {
          return readFileSync(folder + name, 'utf8');
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
  if (error || !binary) throw new Error(`The render kernel does not compile: ${stderr.toString()}`);
  return binary;
}
