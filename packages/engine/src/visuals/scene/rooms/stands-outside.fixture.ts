/** Finds things in a wall, below the floor or above the ceiling of a furnished room. */
import type { ObjectLabel, Scene } from '../../scene-model.ts';

const furnishing: readonly ObjectLabel[] = [
  'furniture',
  'textile',
  'appliance',
  'art',
  'rug',
  'lamp',
];
/** Tolerance: boxes lean, bolts go into the plaster. */
const bearableMetres = 0.07;

/** Names, with the side they pass through; the unseen wall behind the camera and leaves are exempt. */
export function standsOutside({ triangles, objects, camera }: Scene): string[] {
  const { min, max } = camera.subject;
  const found = new Set<string>();
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    const { label, name, subject } = objects[triangles.objects[triangle]!]!;
    if (!subject || !furnishing.includes(label)) continue;
    for (let at = triangle * 9; at < triangle * 9 + 9; at++) {
      const axis = at % 3;
      const value = triangles.positions[at]!;
      if (value < min[axis]! - bearableMetres)
        found.add(`${name} ${['left', 'floor', 'back'][axis]}`);
      if (axis < 2 && value > max[axis]! + bearableMetres)
        found.add(`${name} ${['right', 'ceiling'][axis]}`);
    }
  }
  return [...found];
}
