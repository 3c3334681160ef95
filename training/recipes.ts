/**
 * Sources of each file of weights. The hashes of both lie beside the weights in `recipes.json`, so that
 * weights of another recipe, or labels that no committed weights have seen, do not go unnoticed.
 *
 *   node training/recipes.ts     records them, after weights were made or a recipe changed for good reason
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const weights = path.join(root, 'packages/engine/weights');
export const recipesFile = path.join(weights, 'recipes.json');

/** Files of `training`, by the weights that are made from them. */
const sourcesOf: Readonly<Record<string, readonly string[]>> = {
  'surfaces.bin': [
    'labels/*.json',
    'labels/*-{areas,rows}.txt',
    'network/*.{py,ts}',
    'scenes/*.ts',
  ],
  'interior-trees.bin': ['labels/rooms-*', 'patches/*.ts'],
  'interior-network.bin': ['labels/rooms-*', 'patches/*.ts'],
  'exterior-trees.bin': ['labels/houses-*', 'patches/*.ts'],
  'exterior-network.bin': ['labels/houses-*', 'patches/*.ts'],
  'scene-kind.bin': ['scene-kind/*.ts'],
  'things-interior.bin': ['labels/things-rooms*', 'things/*.{py,ts}'],
  'things-exterior.bin': ['labels/things-fronts*', 'things/*.{py,ts}'],
  'window-dressing.bin': ['labels/window-dressing.txt', 'dressing/*.ts', 'patches/grow-trees.ts'],
  'room-type.bin': ['labels/things-rooms*', 'room-type/*.ts', 'scenes/drawn-rooms.ts'],
  'detector-kinds.json': [
    'labels/things-{fronts,rooms}*',
    'labels/homes.txt',
    'detector/*.ts',
    'homes/{calibrate-sofas,fit-evidence}.ts',
  ],
  'room-sights.bin': ['labels/homes.txt', 'homes/*.ts', 'room-type/learn.ts'],
};

interface Recipe {
  readonly weights: string;
  readonly recipe: string;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

export function recipes(): Readonly<Record<string, Recipe>> {
  return Object.fromEntries(
    Object.entries(sourcesOf).map(([name, sources]) => {
      const files = globSync([...sources], { cwd: import.meta.dirname })
        .filter((file) => !file.endsWith('.test.ts'))
        .sort()
        .map((file) => path.join(import.meta.dirname, file));
      return [name, { weights: hashOf([path.join(weights, name)]), recipe: hashOf(files) }];
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(recipesFile, `${JSON.stringify(recipes(), null, 2)}\n`);
}
