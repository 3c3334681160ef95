import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../read/house-outline.ts';
import { wornFront } from './worn-front.ts';

test("walls classified as plants under the eaves become transparent, leaves don't", () => {
  const { analysis, left, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  const middle = (left + right) >> 1;
  for (let y = base - 24; y < base; y++)
    for (let x = middle - 20; x < middle + 20; x++) {
      classOf[y * w + x] = classNumber.vegetation;
      if (x < middle) analysis.photo.data.set([52, 84, 38], (y * w + x) * 3);
    }
  const read = { ...analysis, classOf };
  const worn = wornFront(read, houseOutline(read)!);
  const at = (x: number) => worn[(base - 14) * w + x]!;
  expect(at(middle - 10)).toBe(0);
  expect(at(middle + 10)).toBeGreaterThan(0.9);
});
