import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import type { Scene } from '../../../scene-model.ts';
import { buildScene } from '../../build-scene.ts';

/** Horizontal angles of objects of a name, from the picture's centre. */
function anglesOf({ triangles, objects, camera }: Scene, name: string): number[] {
  const [x, , z] = camera.standAt!;
  const [lookX, , lookZ] = camera.lookAt!;
  const heading = Math.atan2(lookX - x, z - lookZ);
  const angles: number[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (objects[triangles.objects[triangle]!]!.name !== name) continue;
    for (let corner = triangle * 9; corner < triangle * 9 + 9; corner += 3) {
      const aside = triangles.positions[corner]! - x;
      angles.push(Math.atan2(aside, z - triangles.positions[corner + 2]!) - heading);
    }
  }
  return angles;
}

test.each([1, 4, 6, 9])('a requested fireplace is in the picture of seed %i', (seed) => {
  const scene = buildScene(readBrief('modern living room with fireplace and big windows'), seed);
  const half = (scene.camera.horizontalFovDeg! * Math.PI) / 360;
  const angles = anglesOf(scene, 'fireplace');
  const seen = angles.filter((angle) => Math.abs(angle) < half);
  expect(seen.length).toBeGreaterThan(0.6 * angles.length);
});
