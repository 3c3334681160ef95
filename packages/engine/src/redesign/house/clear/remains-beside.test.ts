import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../read/house-outline.ts';
import { oldRemains } from './old-remains.ts';

/** A front whose right end has another class, and its columns. */
function misread(kind: number, widePx: number, fromBasePx: readonly [high: number, low: number]) {
  const { analysis, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  for (let y = base - fromBasePx[0]; y < base - fromBasePx[1]; y++)
    for (let x = right - widePx; x <= right; x++) classOf[y * w + x] = kind;
  const read = { ...analysis, classOf };
  const remains = oldRemains(read, houseOutline(read)!);
  return { remains, at: (x: number, y: number) => remains[(base - y) * w + right - x], analysis };
}

test('a corner of the old house classified as plant is removed, the tree beside it stays', () => {
  const { at } = misread(classNumber.vegetation, 8, [60, 0]);
  expect(at(4, 20)).toBe(1);
  expect(at(-4, 20)).toBe(0);
});

test('a wall classified as thing is removed, a dark thing stays', () => {
  expect(misread(classNumber.other, 8, [30, 0]).at(4, 15)).toBe(1);
  const { analysis, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  for (let y = base - 14; y < base; y++)
    for (let x = right - 20; x < right - 6; x++) {
      classOf[y * w + x] = classNumber.other;
      analysis.photo.data.set([20, 40, 16], (y * w + x) * 3);
    }
  const read = { ...analysis, classOf };
  expect(oldRemains(read, houseOutline(read)!)[(base - 8) * w + right - 12]).toBe(0);
});

test("a car in the house's colours stays complete", () => {
  const { analysis, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  for (let y = base - 14; y < base + 6; y++)
    for (let x = right - 26; x < right - 6; x++) classOf[y * w + x] = classNumber.other;
  const read = { ...analysis, classOf };
  const remains = oldRemains(read, houseOutline(read)!);
  expect(remains.subarray((base - 14) * w).includes(1)).toBe(false);
});

test('a porch is removed though it touches the neighbouring house', () => {
  const { analysis, left, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  const end = left + Math.round((right - left) * 0.2);
  for (let y = base - 12; y < base; y++)
    for (let x = 0; x < end; x++) {
      classOf[y * w + x] = classNumber.other;
      if (x < left) analysis.photo.data.set([150, 60, 160], (y * w + x) * 3);
    }
  const read = { ...analysis, classOf };
  const remains = oldRemains(read, houseOutline(read)!);
  expect(remains[(base - 6) * w + end - 6]).toBe(1);
  expect(remains[(base - 6) * w + left - 6]).toBe(0);
});

test('eaves at the end classified as tree are removed with the house', () => {
  const { analysis, right, top } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const outline = houseOutline(analysis)!;
  const row = Math.min(...outline.topOf.subarray(right - 6, right));
  const classOf = analysis.classOf.slice();
  const from = (row + 2) * w + right - 4;
  const paint = analysis.photo.data.slice(from * 3, from * 3 + 3);
  for (let y = row; y < row + 5; y++)
    for (let x = right - 2; x < right + 6; x++) {
      classOf[y * w + x] = classNumber.vegetation;
      analysis.photo.data.set(paint, (y * w + x) * 3);
    }
  const read = { ...analysis, classOf };
  expect(row).toBeGreaterThanOrEqual(top);
  expect(oldRemains(read, houseOutline(read)!)[(row + 2) * w + right + 3]).toBe(1);
});

test("a fence that continues to the photo's side stays, even in the house's colours", () => {
  const { analysis, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const outline = houseOutline(analysis)!;
  const paint = analysis.photo.data.slice(((base - 20) * w + right - 4) * 3).subarray(0, 3);
  const removed = [w, w - 8].map((end) => {
    const classOf = analysis.classOf.slice();
    const data = analysis.photo.data.slice();
    for (let y = base - 14; y < base; y++)
      for (let x = right + 1; x < end; x++) {
        classOf[y * w + x] = classNumber.other;
        data.set(paint, (y * w + x) * 3);
      }
    const read = { ...analysis, classOf, photo: { ...analysis.photo, data } };
    return oldRemains(read, outline)[(base - 8) * w + right + 4];
  });
  expect(removed).toEqual([0, 1]);
});
