/** LRU cache of baked tiles, bounded by bytes. */
import type { MaterialSpec, MaterialTile } from './tile.ts';
import { bakeTile } from './tile.ts';

const budgetBytes = 32 * 1024 * 1024;
const tiles = new Map<string, MaterialTile>();
let residentBytes = 0;

export type TileSizePx = 128 | 256 | 512 | 1024;

/** The baked tile; equal requests share one object while it is cached. */
export function materialTile(spec: MaterialSpec, seed: number, sizePx: TileSizePx): MaterialTile {
  const key = JSON.stringify([spec.kind, spec.colours, spec.joint, spec.scale, seed, sizePx]);
  let tile = tiles.get(key);
  if (tile) {
    tiles.delete(key);
  } else {
    tile = bakeTile(spec, seed, sizePx);
    residentBytes += tile.bytes;
    for (const [oldKey, old] of tiles) {
      if (residentBytes <= budgetBytes) break;
      tiles.delete(oldKey);
      residentBytes -= old.bytes;
    }
  }
  tiles.set(key, tile);
  return tile;
}

export function cachedTileBytes(): number {
  return residentBytes;
}
