import { expect, test } from 'vitest';
import { behind } from './planes-behind.ts';
import { wallMarks } from './wall-marks.ts';

const [widthPx, heightPx] = [480, 320];
const dark = { x0: 200, x1: 280, y0: 8, y1: 28 };
const level = (at: number, seenRows: number) => {
  const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
  if (y >= seenRows) return 0;
  return x >= dark.x0 && x < dark.x1 && y >= dark.y0 && y < dark.y1 ? 60 : 200;
};

/** Marks on a surface whose upper rows and middle columns are visible. */
function marksOn(plane: number) {
  const seenRows = 72;
  const isSeen = (at: number) =>
    Math.floor(at / widthPx) < seenRows && at % widthPx >= 180 && at % widthPx < 330;
  const size = widthPx * heightPx;
  const data = new Uint8ClampedArray(size * 3);
  for (let at = 0; at < size; at++) data.fill(level(at, seenRows), at * 3, at * 3 + 3);
  const marks = wallMarks({
    data,
    widthPx,
    heightPx,
    planes: Uint8Array.from({ length: size }, (_, at) => (isSeen(at) ? plane : behind.floor)),
    surfaces: [{ plane, course: { spread: 0.02, at: (_x, _y, out) => void out.fill(200) } }],
    isKnown: isSeen,
    isFrame: () => false,
    logs: Float32Array.from({ length: 256 }, (_, code) => code),
  });
  return marks[18 * widthPx + 240];
}

test('a small deviation on a ceiling is a fan, on a wall a pattern', () => {
  expect(marksOn(behind.ceiling)).toBe(1);
  expect(marksOn(behind.back)).toBe(0);
});
