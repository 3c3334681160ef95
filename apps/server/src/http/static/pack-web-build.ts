/** Precompresses the built web app at the highest level. */
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Packing, pack, packedName, readWebBuild } from './web-build.ts';

const packings: readonly Packing[] = ['br', 'gzip'];

/** Returns how many files were written; existing ones are kept. */
export async function packWebBuild(folder: string): Promise<number> {
  let written = 0;
  for (const [name, { packable }] of readWebBuild(folder)) {
    if (!packable) continue;
    const file = path.join(folder, name);
    for (const packing of packings) {
      if (await isPacked(file, packing)) continue;
      const target = packedName(file, packing);
      await writeFile(`${target}.part`, await pack(await readFile(file), packing, 'best'));
      await rename(`${target}.part`, target);
      written += 1;
    }
  }
  return written;
}

/** Not compressed yet. */
function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
}

async function isPacked(file: string, packing: Packing): Promise<boolean> {
  const packed = await stat(packedName(file, packing)).catch(unlessMissing);
  return packed !== undefined && packed.mtimeMs >= (await stat(file)).mtimeMs;
}
