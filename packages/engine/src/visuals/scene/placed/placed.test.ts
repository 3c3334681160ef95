import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import type { Scene } from '../../scene-model.ts';
import { buildScene } from '../build-scene.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { mirrored } from './mirror-scene.ts';
import { boundsOf, middleOf, objectsOf } from './object-bounds.ts';
import { seenThings } from './seen-things.ts';

const sceneOf = (prompt: string, seed = 1) => buildScene(readBrief(prompt), seed);

/** Metres to the right of the view axis. */
function asides(scene: Scene, part: 'fireplace' | 'desk'): number[] {
  const [eye, aim] = [scene.camera.standAt!, scene.camera.lookAt!];
  return [...boundsOf(objectsOf(part, scene.objects), scene).values()].map((one) => {
    const [x, , z] = middleOf(one);
    return (x - eye[0]) * (eye[2] - aim[2]) + (z - eye[2]) * (aim[0] - eye[0]);
  });
}

test.each([1, 2, 3, 4])('a thing is on the requested side, seed %s', (seed) => {
  const [left] = asides(sceneOf('living room with a fireplace on the left', seed), 'fireplace');
  const [right] = asides(sceneOf('living room with a fireplace on the right', seed), 'fireplace');
  expect(left).toBeLessThan(0);
  expect(right).toBeGreaterThan(0);
});

test('a mirrored scene still shows its front faces', () => {
  const scene = sceneOf('office');
  const turns = ({ triangles: { positions: p, normals: n } }: Scene, at: number) => {
    const u = [p[at + 3]! - p[at]!, p[at + 4]! - p[at + 1]!, p[at + 5]! - p[at + 2]!] as const;
    const v = [p[at + 6]! - p[at]!, p[at + 7]! - p[at + 1]!, p[at + 8]! - p[at + 2]!] as const;
    return (
      (u[1] * v[2] - u[2] * v[1]) * n[at]! +
      (u[2] * v[0] - u[0] * v[2]) * n[at + 1]! +
      (u[0] * v[1] - u[1] * v[0]) * n[at + 2]!
    );
  };
  const before = turns(scene, 0);
  expect(before).toBeGreaterThan(0);
  expect(turns(mirrored(scene), 0)).toBeCloseTo(before, 5);
});

test('reports things outside the picture', () => {
  const brief = readBrief('living room with a fireplace on the left');
  const scene = buildScene(brief, 1);
  const [fire] = objectsOf('fireplace', scene.objects);
  const ids = new Uint16Array(100 * 60);
  expect(unmetWishes(brief, scene, seenThings(ids, 100, scene.objects))).toEqual(['Fireplace']);
  for (let row = 10; row < 30; row++) ids.fill(fire!, row * 100 + 70, row * 100 + 90);
  expect(unmetWishes(brief, scene, seenThings(ids, 100, scene.objects))).toEqual([
    'Fireplace on the left',
  ]);
});

test("reports things that aren't where requested", () => {
  const brief = readBrief('bedroom with a mirror on the bed');
  expect(unmetWishes(brief, buildScene(brief, 1))).toEqual(['Mirror on the bed']);
});
