/** Trained weights, read on first use; made by `training`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const weightsFolder = fileURLToPath(new URL('../../weights/', import.meta.url));

export function readWeights(name: string, folder = weightsFolder): Uint8Array {
  return readFileSync(path.join(folder, `${name}.bin`));
}
