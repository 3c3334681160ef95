/**
 * The index as a file, made with the app by `npm run build`: to read it takes a fifth of the time of computing it.
 * Its name is a hash of everything that it depends on, so that it is never the one of other entries.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import MiniSearch from 'minisearch';
import type { Entry } from '../entries/entry.ts';
import { entriesAsRead } from '../entries/handbook.ts';
import { engineOptions, type IndexData } from './index-data.ts';
import type { Indexed } from './indexed-entry.ts';
import { createWordSets, type PackedWordSets } from './word-sets.ts';

/**
 * MiniSearch as it is inside, of the version that is hashed: its own JSON brings words back in another order, and
 * takes four times as long to read.
 */
interface EngineInside {
  readonly _options: unknown;
  readonly _index: { readonly _tree: unknown; readonly _size: number | undefined };
}

interface Kept {
  readonly entries: readonly Entry[];
  readonly items: readonly Omit<Indexed, 'entry'>[];
  readonly sets: PackedWordSets;
  readonly engine: Omit<EngineInside, '_options'>;
  readonly rarity: ReadonlyMap<string, number>;
  readonly counts: ReadonlyMap<string, number>;
}

function insideOf(engine: IndexData['engine']): Kept['engine'] {
  const { _options, _index, ...fields } = engine as unknown as EngineInside;
  return { ...fields, _index: { ..._index } };
}

function engineFrom({ _index, ...fields }: Kept['engine']): IndexData['engine'] {
  const engine = Object.assign(new MiniSearch(engineOptions), fields);
  Object.assign((engine as unknown as EngineInside)._index, _index);
  return engine;
}

const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
export const builtFolder = path.join(packageFolder, 'build', 'index');

/** Entries, all code of this package and the library decide what the index holds. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  const library = createRequire(import.meta.url).resolve('minisearch');
  hash.update(readFileSync(library));
  for (const folder of ['entries', 'src']) {
    const within = path.join(packageFolder, folder);
    for (const name of readdirSync(within, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.(?:md|ts|json)$/.test(name) || name.endsWith('.test.ts')) continue;
      hash.update(name).update(readFileSync(path.join(within, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const fileIn = (folder: string): string => path.join(folder, hashOfSources());

/** Undefined if there is none, or none of these sources. */
export function readKeptIndex(folder: string): IndexData | undefined {
  try {
    const kept: Kept = deserialize(readFileSync(fileIn(folder)));
    const { items, sets, engine, rarity, counts } = kept;
    const entries = entriesAsRead(kept.entries);
    return {
      indexed: items.map((item, id) => ({ ...item, entry: entries[id]! })),
      sets: createWordSets(sets),
      engine: engineFrom(engine),
      rarity,
      counts,
    };
  } catch {
    // Not built, or by a V8 that is newer than this one.
    return undefined;
  }
}

/** Alone in its folder. */
export function keepIndex(
  folder: string,
  { indexed, sets, engine, rarity, counts }: IndexData,
): void {
  const kept: Kept = {
    entries: indexed.map(({ entry }) => entry),
    items: indexed.map(({ entry: _, ...item }) => item),
    sets: sets.packed(),
    engine: insideOf(engine),
    rarity,
    counts,
  };
  const file = fileIn(folder);
  mkdirSync(folder, { recursive: true });
  const unfinished = path.join(path.dirname(folder), `unfinished-${process.pid}`);
  writeFileSync(unfinished, serialize(kept));
  renameSync(unfinished, file);
  for (const name of readdirSync(folder)) {
    const other = path.join(folder, name);
    if (other !== file) rmSync(other);
  }
}
