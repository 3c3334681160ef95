import type { LinearRgb } from '../../../colour/oklab.ts';
import type { ObjectLabel, Scene } from '../../scene-model.ts';

const groundLabels: ReadonlySet<ObjectLabel> = new Set(['ground', 'grass', 'street', 'terrace']);
const snow: LinearRgb = [0.78, 0.8, 0.84];
const meadow: LinearRgb = [0.17, 0.19, 0.11];
/**
 * Limit of an object's area in the mean, so that a distant plain counts no more than the front lawn, square metres.
 */
const largestArea = 400;

/** Area-weighted mean colour of the ground, which lights everything from below. */
export function groundColour(scene: Scene): LinearRgb {
  const { triangles, materials, objects, setting } = scene;
  if (setting.snowCover) return snow;
  const p = triangles.positions;
  let red = 0;
  let green = 0;
  let blue = 0;
  let areas = 0;
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (!groundLabels.has(objects[triangles.objects[triangle]!]!.label)) continue;
    const at = triangle * 9;
    const ux = p[at + 3]! - p[at]!;
    const uz = p[at + 5]! - p[at + 2]!;
    const vx = p[at + 6]! - p[at]!;
    const vz = p[at + 8]! - p[at + 2]!;
    const area = Math.min(largestArea, Math.abs(ux * vz - uz * vx));
    const { albedo } = materials[triangles.materials[triangle]!]!;
    red += albedo[0] * area;
    green += albedo[1] * area;
    blue += albedo[2] * area;
    areas += area;
  }
  return areas === 0 ? meadow : [red / areas, green / areas, blue / areas];
}
