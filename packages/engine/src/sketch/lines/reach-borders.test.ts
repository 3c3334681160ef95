import { expect, test } from 'vitest';
import { reachBorders } from './reach-borders.ts';

/** A drawing 100 wide and 10 high with a horizontal stroke. */
function drawnWith(y: number, from: number, to: number) {
  const line = new Uint8Array(1000);
  line.fill(1, y * 100 + from, y * 100 + to);
  return line;
}
/** First and last pixel of the stroke after it was extended. */
function reached(y: number, from: number, to: number) {
  const line = drawnWith(y, from, to);
  reachBorders(line, 100, 10);
  return [line.indexOf(1) - y * 100, line.lastIndexOf(1) - y * 100];
}

test.each([
  ['near the left border', 8, 30, 0, 29],
  ['nine pixels from it', 9, 30, 9, 29],
  ['near the right border', 60, 92, 60, 99],
  ['nine pixels from that', 60, 91, 60, 90],
  ['near both', 5, 95, 0, 99],
  ['as short as a twentieth', 5, 10, 5, 9],
  ['longer than that', 5, 11, 0, 10],
])('a stroke %s', (_place, from, to, first, last) => {
  expect(reached(6, from, to)).toEqual([first, last]);
});

test('only below the upper two fifths', () => {
  expect([reached(3, 5, 40), reached(4, 5, 40)]).toEqual([
    [5, 39],
    [0, 39],
  ]);
});

test('gaps of three pixels are bridged, four are not; a steep stroke is no ground', () => {
  const withGap = (gap: number) => {
    const line = drawnWith(6, 5, 9);
    line.fill(1, 600 + 9 + gap, 620);
    reachBorders(line, 100, 10);
    return line[600];
  };
  expect([withGap(3), withGap(4)]).toEqual([1, 0]);
  const steep = new Uint8Array(1000);
  for (let step = 0; step < 5; step++)
    steep.fill(1, (5 + step) * 100 + 5 + step * 3, (5 + step) * 100 + 8 + step * 3);
  reachBorders(steep, 100, 10);
  expect(steep[500]).toBe(0);
});
