import { expect, test } from 'vitest';
import type { Vector3 } from '../../scene-model.ts';
import { SceneBuilder } from '../builder.ts';

const points: readonly Vector3[] = [
  [0, 0, 0],
  [1, 0, 0.5],
  [1, 2, 0],
];
const normals: readonly Vector3[] = [
  [0, 0, 2],
  [1, 0, 1],
  [0, 1, 1],
];

test.each([{}, { mirrored: true }])(
  'a mesh equals its separate triangles, with the same orientation: %o',
  (turned) => {
    const placement = { at: [3, 1, 2], turnRad: 0.7, scale: 1.5, ...turned } as const;
    const built = (build: (b: SceneBuilder) => void) => {
      const b = new SceneBuilder();
      b.begin('vehicle', 'car');
      b.place(placement, () => build(b));
      const { count, positions, flags } = b.triangles;
      const facing = [...b.triangles.normals.subarray(0, count * 9)].map((one) => one + 0);
      return { count, flags: flags[1], facing, positions: [...positions.subarray(0, count * 9)] };
    };
    const paint = { name: 'paint' } as never;
    const asMesh = built((b) => {
      const put = b.mesh(points, normals, b.material(paint));
      put(0, 1, 2);
      put(0, 2, 1, true);
    });
    const oneByOne = built((b) => {
      const [p, q, r] = points as [Vector3, Vector3, Vector3];
      const [n, m, o] = normals as [Vector3, Vector3, Vector3];
      const behind = ([x, y, z]: Vector3): Vector3 => [-x, -y, -z];
      b.smoothTri([p, q, r], [n, m, o], b.material(paint));
      b.smoothTri([p, r, q], [behind(n), behind(o), behind(m)], b.material(paint));
    });
    expect(asMesh).toEqual(oneByOne);
    expect(asMesh.count).toBe(2);
  },
);
