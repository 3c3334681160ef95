/** Files of the package with the detector's network; none of its code runs. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const detectorPackage = '@vladmandic/human';

export interface DetectorFiles {
  readonly graph: string;
  readonly weights: string;
}

/** Null if the optional package isn't installed. */
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
