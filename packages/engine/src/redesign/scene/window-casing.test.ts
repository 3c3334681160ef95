import { expect, test } from 'vitest';
import { SceneBuilder } from '../../visuals/scene/builder.ts';
import { windowCasing } from './window-casing.ts';

const windowAt = (u0: number, u1: number, v0 = 0.9) =>
  ({ u0, u1, v0, v1: 2.1, kind: 'window' }) as const;

/** Start and end of the boards around the first window. */
function boardsOf(openings: readonly ReturnType<typeof windowAt>[], height = 2.6) {
  const b = new SceneBuilder();
  const trim = b.material({ name: 'trim', surface: 'opaque', albedo: [0.8, 0.8, 0.8] });
  windowCasing(b, openings[0]!, { length: 4, height, openings }, trim);
  const { positions, count } = b.triangles;
  const along = [...positions.subarray(0, count * 9)];
  const us = along.filter((_, at) => at % 3 === 0);
  const vs = along.filter((_, at) => at % 3 === 1);
  return [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
}

function expectBoards(found: readonly number[], expected: readonly number[]): void {
  for (const [at, value] of found.entries()) expect(value).toBeCloseTo(expected[at]!);
}

test('boards go around a window', () => {
  expectBoards(boardsOf([windowAt(1, 2)]), [0.935, 2.065, 0.835, 2.165]);
});

test('between two windows they share the wall', () => {
  expectBoards(boardsOf([windowAt(1, 2), windowAt(2.06, 3)]), [0.935, 2.03, 0.835, 2.165]);
});

test('they end at corners, at the ceiling, and at the floor below a low window', () => {
  expectBoards(boardsOf([windowAt(0.04, 2, 0.02)], 2.13), [0, 2.065, 0, 2.13]);
});
