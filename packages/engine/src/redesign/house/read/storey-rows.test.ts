import { expect, test } from 'vitest';
import { storeyRows } from './storey-rows.ts';

/** A front with four storeys of 3 m above a ground floor of 4 m, jambs from .24 to .8 of each. */
function drawnRows() {
  const heights: number[] = [];
  const edges: number[] = [];
  for (let height = 0; height < 16; height += 0.05) {
    const above = height - 4;
    const share = above < 0 ? height / 4 : (above % 3) / 3;
    heights.push(height);
    edges.push(share > 0.24 && share < 0.8 ? 30 : 4);
  }
  return [Float64Array.from(heights), Float64Array.from(edges)] as const;
}

test('finds storeys by the rows of windows', () => {
  const [heights, edges] = drawnRows();
  const rows = storeyRows(heights, edges, 16, 0)!;
  expect(rows.pitch).toBeGreaterThan(2.8);
  expect(rows.pitch).toBeLessThan(3.2);
  expect(rows.firstFloor).toBeGreaterThan(3.6);
  expect(rows.firstFloor).toBeLessThan(4.4);
});

test('a blank wall gives no storeys', () => {
  const [heights] = drawnRows();
  expect(storeyRows(heights, new Float64Array(heights.length).fill(4), 16, 0)).toBeUndefined();
});
