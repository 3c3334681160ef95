import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { bed } from './beds.ts';

test("a runner across a bed's foot hangs down at both sides over its whole depth", () => {
  const b = new SceneBuilder();
  const cloth = b.material(coat('#ffffff', { indoors: true }));
  bed(
    b,
    1.6,
    'platform',
    {
      frame: cloth,
      fabric: cloth,
      linen: cloth,
      throwBlanket: cloth,
      cushions: [],
      bedding: {
        cover: cloth,
        sheet: cloth,
        pillows: [],
        blanket: { material: cloth, at: 'foot' },
        fall: 0.2,
      },
    },
    createRandom(1),
  );
  const { count, positions, objects } = b.triangles;
  const runner = b.triangles.objectTable.findIndex(({ name }) => name === 'blanket');
  const points: { x: number; y: number; z: number }[] = [];
  for (let at = 0; at < count * 9; at += 3)
    if (objects[Math.floor(at / 9)] === runner)
      points.push({ x: positions[at]!, y: positions[at + 1]!, z: positions[at + 2]! });
  const top = Math.max(...points.map(({ y }) => y));
  const hanging = points.filter(({ y }) => y < top - 0.15);
  expect(hanging.filter(({ x }) => Math.abs(x) < 0.77)).toEqual([]);
  for (const side of [-1, 1]) {
    const zs = hanging.filter(({ x }) => x * side > 0).map(({ z }) => z);
    expect(Math.max(...zs) - Math.min(...zs)).toBeGreaterThan(0.45);
  }
});
