/** Sizes of furniture that no layout draws larger or smaller, and things as high as their room. */
import type { PartWish } from '../../brief/brief.ts';
import type { PartKey } from '../../brief/vocabulary/parts.ts';
import type { Vector3 } from '../../scene-model.ts';
import { bendTriangles } from './bend-triangles.ts';
import { groupsOf, idsOf, objectsOnTop, type TraitKit, trianglesOf } from './trait-groups.ts';

/** Free of what stands around them. */
const resizable: readonly PartKey[] = ['mirror', 'art', 'clock', 'bench', 'armchair', 'pouf'];
const scales = { small: 0.7, large: 1.35 } as const;
const mayBeHigh: readonly PartKey[] = ['shelves', 'wardrobe'];
const standsMetres = 0.3;
const gapMetres = 0.02;

export function resize(kit: TraitKit, key: PartKey, { size, form }: PartWish): void {
  const { b, ceilingMetres } = kit;
  if (ceilingMetres === undefined) return;
  const isHigh = form === 'tall' && mayBeHigh.includes(key);
  const by = size !== undefined && resizable.includes(key) ? scales[size] : undefined;
  if (!isHigh && by === undefined) return;
  for (const group of groupsOf(kit, idsOf(kit, key), false)) {
    const { low, high } = group.bounds;
    const triangles = trianglesOf(kit, [...group.ids, ...objectsOnTop(kit, group)]);
    const up = ceilingMetres - gapMetres - low[1];
    if (isHigh && low[1] < standsMetres && high[1] - low[1] < up) {
      const stretch = up / (high[1] - low[1]);
      bendTriangles(b.triangles, triangles, ([x, y, z]: Vector3) => [
        x,
        low[1] + (y - low[1]) * stretch,
        z,
      ]);
    }
    if (by === undefined) continue;
    const [x0, z0] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
    const most = Math.min(by, up / (high[1] - low[1]));
    bendTriangles(b.triangles, triangles, ([x, y, z]: Vector3) => [
      x0 + (x - x0) * most,
      low[1] + (y - low[1]) * most,
      z0 + (z - z0) * most,
    ]);
  }
}
