import { expect, test } from 'vitest';
import { createRandom } from '../../../../random/random.ts';
import type { Vector3 } from '../../../scene-model.ts';
import { SceneBuilder } from '../../builder.ts';
import { coat } from '../../finishes.ts';
import { roundedBox } from './bodies.ts';
import { fallenCover, layCloth } from './cover.ts';

const bed = {
  halfWidth: 0.8,
  back: 0.6,
  front: 2.1,
  high: 0.6,
  radius: 0.06,
  fall: 0.3,
  puff: 0.03,
};
const rail = roundedBox([-0.84, -1, -1], [0.84, 0.35, 2.15], 0.02);
const cover = fallenCover({ ...bed, frames: [rail] }, createRandom(7));
const { halfAcross, long } = cover;

function built(layer: Parameters<typeof layCloth>[2]): Vector3[] {
  const b = new SceneBuilder();
  b.begin('textile', 'cloth');
  layCloth(b, cover, layer, b.material(coat('#8899aa')));
  const { positions, count } = b.triangles;
  return Array.from({ length: count * 3 }, (_, k) => [
    positions[k * 3]!,
    positions[k * 3 + 1]!,
    positions[k * 3 + 2]!,
  ]);
}

const whole = { across: [-halfAcross, halfAcross], along: [0, long], over: 0 } as const;
const points = built(whole);

test('a cover never enters what it lies on', () => {
  const outward = new Float64Array(3);
  const mattress = roundedBox([-bed.halfWidth, -1, -1], [bed.halfWidth, bed.high, bed.front], 0.06);
  const deepest = (body: typeof mattress) =>
    Math.min(...points.map(([x, y, z]) => body(x, y, z, outward)));
  // its particles stay outside; where it is folded double, its filling is on the inner side
  expect(deepest(mattress)).toBeGreaterThan(-0.045);
  expect(deepest(rail)).toBeGreaterThan(-0.045);
});

test('it hangs down at both sides and at the foot, not below the floor', () => {
  const lowest = (isThere: (at: Vector3) => boolean) =>
    Math.min(...points.filter(isThere).map(([, y]) => y));
  for (const isThere of [
    ([x]: Vector3) => x > bed.halfWidth,
    ([x]: Vector3) => x < -bed.halfWidth,
    ([, , z]: Vector3) => z > bed.front,
  ])
    expect(lowest(isThere)).toBeLessThan(bed.high - 0.2);
  expect(lowest(() => true)).toBeGreaterThan(0);
});

test('it has folds', () => {
  const heights = points
    .filter(([x, , z]) => Math.abs(x) < 0.6 && z > 0.8 && z < 1.9)
    .map(([, y]) => y);
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.03);
});

test('the same bed is made the same way, another one differently', () => {
  const again = fallenCover({ ...bed, frames: [rail] }, createRandom(7));
  const other = fallenCover({ ...bed, frames: [rail] }, createRandom(8));
  expect(again.at(0.2, 0.7, 0)).toEqual(cover.at(0.2, 0.7, 0));
  expect(other.at(0.2, 0.7, 0)).not.toEqual(cover.at(0.2, 0.7, 0));
});

test('a blanket lies on its folds and comes down to it at its edges', () => {
  const along = [0.6, 1.1] as const;
  const over = 0.02;
  const lifted = (across: number, at: number, lift: number) => {
    const [x, y, z] = cover.at(across, at, 0);
    const [X, Y, Z] = cover.at(across, at, lift);
    return Math.hypot(X - x, Y - y, Z - z);
  };
  expect(lifted(0.1, 0.85, over)).toBeCloseTo(over);
  const blanket = built({ across: [-1, 1], along, over });
  const near = (at: Vector3) =>
    Math.min(...blanket.map(([x, y, z]) => Math.hypot(x - at[0], y - at[1], z - at[2])));
  expect(near(cover.at(1, 0.6, 0.006))).toBeLessThan(1e-6);
  expect(near(cover.at(0, 0.85, over))).toBeLessThan(0.02);
});
