import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { houseOutline } from '../read/house-outline.ts';
import { behindHouse } from './behind-house.ts';

test('trees filled in behind the old house end in crowns, not in a line', () => {
  const { analysis, left, right, base } = drawnFront(3);
  const { widthPx: w } = analysis.photo;
  const outline = houseOutline(analysis)!;
  const old = Float32Array.from(outline.mask);
  const front = new Float32Array(old.length);
  const lawn = new Uint8Array(old.length);
  const footRow = new Int32Array(w).fill(-1);
  const isHole = (i: number) => old[i]! > 0;
  const filled = behindHouse(analysis, outline, { old, front, lawn, isHole, footRow }, 1);
  const isGreen = (x: number, y: number) => filled[(y * w + x) * 3 + 2]! < 110;
  const rows: number[] = [];
  const third = Math.round((right - left) / 3);
  for (let x = left + third; x < right - third; x++) {
    let y = outline.top;
    while (y < base && !isGreen(x, y)) y++;
    rows.push(y);
  }
  expect(Math.min(...rows)).toBeLessThan(base);
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThanOrEqual(3);
});
