/** Tells an old piece from what stands beside or before it: regions of one colour belong to it wholly or not at all. */
import type { RgbImage } from '../../../image/image.ts';
import { type PhotoRegions, photoRegions } from '../../repaint/cover/photo-regions.ts';

/** Steps (codes) up to which superpixels are one region: small ones, so that a bed is not one with its wall. */
const limits = [5];
/** Part of a region within the outline from which it is of the piece. */
const mostlyInside = 0.6;

const known = new WeakMap<RgbImage, PhotoRegions>();

function regionsOf(photo: RgbImage): PhotoRegions {
  const regions = known.get(photo) ?? photoRegions(photo, limits);
  known.set(photo, regions);
  return regions;
}

/** 1 for pixels of regions that lie within the outline. */
export function ownRegions(photo: RgbImage, outline: Uint8Array): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const { width, height, patches, levels } = regionsOf(photo);
  const regionOf = levels[0]!;
  const idAt = (at: number) => {
    const row = Math.min(height - 1, Math.floor(((Math.floor(at / w) + 0.5) * height) / h)) * width;
    const column = Math.min(width - 1, Math.floor((((at % w) + 0.5) * width) / w));
    return regionOf[patches.of[row + column]!]!;
  };
  const ids = Int32Array.from(outline, (_, at) => idAt(at));
  const all = new Map<number, number>();
  const inside = new Map<number, number>();
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!;
    all.set(id, (all.get(id) ?? 0) + 1);
    if (outline[at]) inside.set(id, (inside.get(id) ?? 0) + 1);
  }
  const isOwn = (id: number) => (inside.get(id) ?? 0) >= mostlyInside * all.get(id)!;
  const owned = new Set([...all.keys()].filter(isOwn));
  return Uint8Array.from(ids, (id) => (owned.has(id) ? 1 : 0));
}
