/** Files of the package that carries the detector's network; nothing of its code is run. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const detectorPackage = '@vladmandic/human';

export interface DetectorFiles {
  readonly graph: string;
  readonly weights: string;
}

/** Null where the package was left out: it is optional. */
export function detectorFiles(): DetectorFiles | null {
  const folders = createRequire(import.meta.url).resolve.paths(detectorPackage) ?? [];
  const found = folders
    .map((folder) => path.join(folder, detectorPackage, 'models'))
    .map((models) => ({
      graph: path.join(models, 'centernet.json'),
      weights: path.join(models, 'centernet.bin'),
    }))
    .find(({ graph, weights }) => existsSync(graph) && existsSync(weights));
  return found ?? null;
}
