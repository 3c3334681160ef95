import { expect, test } from 'vitest';
import { buildCube } from './colour-cube.ts';

test('33 steps per channel, red fastest, from 0 to 1', () => {
  const numbers: number[] = [];
  const cube = buildCube({
    write: ([red = 0, green = 0, blue = 0], out, node) => {
      numbers.push(node);
      out.set([red, green, blue]);
    },
  });
  expect(cube).toHaveLength(107_811);
  const at = (red: number, green: number, blue: number) => {
    const first = 3 * (red + 33 * green + 1089 * blue);
    return [...cube.subarray(first, first + 3)];
  };
  expect(at(0, 0, 0)).toEqual([0, 0, 0]);
  expect(at(8, 0, 0)).toEqual([0.25, 0, 0]);
  expect(at(0, 16, 0)).toEqual([0, 0.5, 0]);
  expect(at(8, 16, 24)).toEqual([0.25, 0.5, 0.75]);
  expect(at(32, 32, 32)).toEqual([1, 1, 1]);
  expect(numbers).toEqual(Array.from({ length: 35_937 }, (_, node) => node));
});
