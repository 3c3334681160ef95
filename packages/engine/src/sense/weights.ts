/** The learned weights, read from their folder when they are first needed; `training` makes them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const weightsFolder = fileURLToPath(new URL('../../weights/', import.meta.url));

export function readWeights(name: string, folder = weightsFolder): Uint8Array {
  return readFileSync(path.join(folder, `${name}.bin`));
}
