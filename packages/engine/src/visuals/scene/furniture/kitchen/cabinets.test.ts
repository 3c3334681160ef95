import { expect, test } from 'vitest';
import { createRandom } from '../../../../random/random.ts';
import { SceneBuilder } from '../../builder.ts';
import { baseRun } from './cabinets.ts';

/** Corners of a run with a sink in its middle, by object. */
function built(hasApronSink: boolean) {
  const b = new SceneBuilder();
  const one = b.material({ name: 'paint', surface: 'opaque', albedo: [0.7, 0.7, 0.7] });
  const plain = { cabinet: one, top: one, handle: one, black: one, steel: one };
  const m = { ...plain, wood: one, white: one, basin: one, glass: one, gap: one };
  const run = { from: -1.5, to: 1.5, style: 'shaker', handle: 'knob', sinkAt: 0 } as const;
  baseRun(b, { ...run, hasApronSink }, m, createRandom(1));
  const { count, positions, objects, objectTable } = b.triangles;
  return (name: string) =>
    Array.from({ length: count * 3 }, (_, k) => k).flatMap((k) => {
      const [u, y, z] = positions.subarray(k * 3, k * 3 + 3);
      const isOf = objectTable[objects[Math.floor(k / 3)]!]!.name === name;
      return isOf ? [{ u: u!, y: y!, z: z! }] : [];
    });
}

const doorsBelow = (corners: ReturnType<ReturnType<typeof built>>) =>
  corners.filter(({ u, z }) => Math.abs(u) < 0.3 && z > 0.59).map(({ y }) => y);

test('a ceramic sink shows its front, and the doors below it are lower', () => {
  const of = built(true);
  const front = of('sink').filter(({ z }) => z > 0.64);
  expect(Math.min(...front.map(({ y }) => y))).toBeLessThan(0.7);
  expect(Math.max(...front.map(({ y }) => y))).toBeLessThan(0.92);
  expect(Math.max(...doorsBelow(of('base cabinets')))).toBeLessThan(0.67);
});

test('other sinks lie in their worktop, behind doors of full height', () => {
  const of = built(false);
  expect(of('sink').every(({ z }) => z < 0.64)).toBe(true);
  expect(Math.max(...doorsBelow(of('base cabinets')))).toBeGreaterThan(0.8);
});

test("a ceramic sink's back lies before the worktop's cut edge, and it has a drain", () => {
  const corners = built(true)('sink');
  const inBasin = corners.filter(({ u, y }) => Math.abs(u) < 0.28 && y < 0.75 && y > 0.7);
  expect(Math.min(...inBasin.map(({ z }) => z))).toBeGreaterThan(0.131);
  const onFloor = corners.filter(({ u, y, z }) => Math.hypot(u, z - 0.32) < 0.04 && y < 0.74);
  expect(onFloor.length).toBeGreaterThan(50);
});
