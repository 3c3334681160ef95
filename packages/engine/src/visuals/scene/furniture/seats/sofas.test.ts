import { expect, test } from 'vitest';
import { createRandom } from '../../../../random/random.ts';
import { SceneBuilder } from '../../builder.ts';
import { coat } from '../../finishes.ts';
import { sofa } from './sofas.ts';

function built(chaise: boolean) {
  const b = new SceneBuilder();
  const cloth = b.material(coat('#888888'));
  sofa(b, 2.4, 'low', { fabric: cloth, leg: cloth, cushions: [] }, createRandom(2), { chaise });
  const { positions, count } = b.triangles;
  return Array.from({ length: count * 3 }, (_, k) => ({
    x: positions[k * 3]!,
    y: positions[k * 3 + 1]!,
    z: positions[k * 3 + 2]!,
  }));
}

test('a chaise reaches forward at the right end, where no arm stands', () => {
  const ahead = built(true).filter(({ z }) => z > 0.6);
  expect(Math.min(...ahead.map(({ x }) => x))).toBeGreaterThan(0.2);
  expect(Math.max(...ahead.map(({ z }) => z))).toBeCloseTo(1.25, 1);
  const arms = (chaise: boolean, side: 1 | -1) =>
    built(chaise).filter(({ x, y, z }) => side * x > 1.05 && y > 0.52 && z > 0.1).length;
  expect(arms(true, -1)).toBeGreaterThan(0);
  expect(arms(true, 1)).toBe(0);
  expect(arms(false, 1)).toBeGreaterThan(0);
});

test('it stays within its width', () => {
  for (const chaise of [true, false])
    expect(Math.max(...built(chaise).map(({ x }) => Math.abs(x)))).toBeLessThan(1.22);
});
