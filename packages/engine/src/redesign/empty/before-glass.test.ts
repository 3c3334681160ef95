import { expect, test } from 'vitest';
import { roomClass } from '../shell/room-class.ts';
import { classesBeforeGlass } from './before-glass.ts';

const [widthPx, heightPx] = [80, 60];
const [wall, window, object] = (['wall', 'window', 'object'] as const).map(roomClass);

/** A bright window above a table, with something dark in these rows that was classified as window. */
function windowWith(
  rows: readonly [from: number, to: number],
  columns: readonly [from: number, to: number] = [38, 44],
) {
  const data = new Uint8ClampedArray(widthPx * heightPx * 3).fill(230);
  const classOf = new Uint8Array(widthPx * heightPx).fill(wall!);
  const isDark = (x: number, y: number) =>
    y >= rows[0] && y < rows[1] && x >= columns[0] && x < columns[1];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      if (x >= 10 && x < 70 && y >= 10 && y < 40) classOf[at] = window!;
      if (y >= 40) classOf[at] = object!;
      if (isDark(x, y)) data.fill(20, at * 3, at * 3 + 3);
    }
  const found = classesBeforeGlass({ classOf, photo: { widthPx, heightPx, data } });
  return (x: number, y: number) => found[y * widthPx + x];
}

test('a vase on a table in front of a window is a thing, with its rim', () => {
  const at = windowWith([20, 40]);
  expect(at(40, 25)).toBe(object);
  expect(at(37, 25)).toBe(object);
  expect(at(20, 25)).toBe(window);
});

test('what hangs in a window or fills it stays glass', () => {
  expect(windowWith([12, 22])(40, 15)).toBe(window);
  expect(windowWith([20, 40], [10, 70])(40, 25)).toBe(window);
});
