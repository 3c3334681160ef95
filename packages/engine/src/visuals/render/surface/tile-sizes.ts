/** How fine a tile each material gets: none for what is not built, fine where its grain is looked at. */
import type { TileSizePx } from '../../../materials/cache.ts';
import type { ObjectLabel, Scene } from '../../scene-model.ts';

/** Surfaces that the camera of a room comes close to. */
const grained: ReadonlySet<ObjectLabel> = new Set(['floor', 'wall']);
const coarse = 256;
const fine = 512;
/** From this width on a picture shows more than a coarse tile holds. */
const largeFromPx = 900;

/** One size for each material of the scene; baking and keeping tiles is dear, so nothing is baked unseen. */
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
