/** Tile resolution of each material: none if unused, fine where its grain is seen close up. */
import type { TileSizePx } from '../../../materials/cache.ts';
import type { ObjectLabel, Scene } from '../../scene-model.ts';

/** Surfaces close to a room's camera. */
const grained: ReadonlySet<ObjectLabel> = new Set(['floor', 'wall']);
const coarse = 256;
const fine = 512;
/** Picture width from which coarse tiles lack detail. */
const largeFromPx = 900;

/** One size per material of the scene; baking and storing tiles is expensive, so unused ones get none. */
export function tileSizes(scene: Scene, widthPx: number): readonly (TileSizePx | undefined)[] {
  const { triangles, materials, objects, setting } = scene;
  const wantsGrain = setting.indoors && widthPx > largeFromPx;
  const sizes: (TileSizePx | undefined)[] = materials.map(() => undefined);
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const material = triangles.materials[triangle]!;
    if (sizes[material] === fine) continue;
    const { label, subject } = objects[triangles.objects[triangle]!]!;
    sizes[material] = wantsGrain && subject && grained.has(label) ? fine : coarse;
  }
  return sizes;
}
