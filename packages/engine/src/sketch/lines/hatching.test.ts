import { expect, test } from 'vitest';
import { boundingLines } from './hatching.ts';

const sidePx = 200;
const gapPx = 5;

/** How much of the middle row's strokes is left of so many upright strokes side by side. */
function keptOf(strokes: number, gaps: readonly number[] = []): number[] {
  const columns = [60];
  for (let at = 1; at < strokes; at++) columns.push(columns[at - 1]! + (gaps[at - 1] ?? gapPx));
  const line = new Uint8Array(sidePx * sidePx);
  for (const x of columns) for (let y = 20; y < sidePx - 20; y++) line[y * sidePx + x] = 1;
  const strength = { data: Float32Array.from(line), widthPx: sidePx, heightPx: sidePx };
  const kept = boundingLines({ line, strength });
  return columns.map((x) => kept[(sidePx / 2) * sidePx + x]!);
}

test('three strokes bound something, of four the inner two are hatching', () => {
  expect(keptOf(2)).toEqual([1, 1]);
  expect(keptOf(3)).toEqual([1, 1, 1]);
  expect(keptOf(4)).toEqual([1, 0, 0, 1]);
  expect(keptOf(6)).toEqual([1, 0, 0, 0, 0, 1]);
});

test('strokes too far apart, or too unevenly, are no hatching', () => {
  expect(keptOf(5, [9, 9, 9, 9])).toEqual([1, 1, 1, 1, 1]);
  // 6 is three times 2: beyond 2.6 times.
  expect(keptOf(4, [2, 6, 2])).toEqual([1, 1, 1, 1]);
});
