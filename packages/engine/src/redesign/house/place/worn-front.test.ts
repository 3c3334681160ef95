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

test.each(['left', 'right'] as const)(
  'a strip of wall that was read as a plant goes to a little beside the %s edge',
  (side) => {
    const { analysis, left, right, base } = drawnFront(3);
    const w = analysis.photo.widthPx;
    const classOf = analysis.classOf.slice();
    const out = side === 'left' ? -1 : 1;
    const edge = side === 'left' ? left : right - 1;
    for (let y = base - 20; y < base - 8; y++)
      for (let step = -5; step <= 9; step++) {
        const i = y * w + edge + out * step;
        classOf[i] = classNumber.vegetation;
        analysis.photo.data.set([205, 190, 160], i * 3);
      }
    const read = { ...analysis, classOf };
    const worn = wornFront(read, houseOutline(read)!);
    const beyond = (step: number) => worn[(base - 14) * w + edge + out * step]!;
    expect([-3, 0, 3].map(beyond).every((value) => value > 0.9)).toBe(true);
    expect(beyond(8)).toBe(0);
  },
);
