import { expect, test } from 'vitest';
import { layers } from '../layers.ts';
import { closeEnclosedSky } from './enclosed-sky.ts';

const [w, h] = [40, 20];
const [sky, vegetation] = [0, 5];

/** Trees with a 4 x 4 hole of sky, from this row on; sky above row 6. */
function holeFrom(row: number) {
  const holes = new Uint8Array(w * h);
  const classOf = Uint8Array.from(holes, (_, i) => (i < 6 * w ? sky : vegetation));
  for (let y = row; y < row + 4; y++) holes.fill(layers.sky, y * w + 10, y * w + 14);
  closeEnclosedSky(holes, classOf, w, h);
  return holes[(row + 1) * w + 11];
}

test('a hole enclosed by trees is filled with trees', () => {
  expect(holeFrom(10)).toBe(layers.behind);
});

test('a hole open to the sky stays sky', () => {
  expect(holeFrom(6)).toBe(layers.sky);
});
