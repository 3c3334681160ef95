import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { houseOutline } from '../read/house-outline.ts';
import { behindHouse } from './behind-house.ts';

function cleared() {
  const { analysis, left, right, base } = drawnFront(3);
  const outline = houseOutline(analysis)!;
  const old = Float32Array.from(outline.mask);
  const { widthPx: w } = analysis.photo;
  const none = () => new Int32Array(w).fill(-1);
  const rest = {
    front: new Float32Array(old.length),
    lawn: new Uint8Array(old.length),
    isHole: (i: number) => old[i]! > 0,
    footRow: none(),
    lowestRow: none(),
  };
  return { analysis, outline, left, right, base, w, around: { old, ...rest } };
}

test('trees filled in behind the old house end in crowns, not in a line', () => {
  const { analysis, outline, left, right, base, w, around } = cleared();
  const filled = behindHouse(analysis, outline, around, 1);
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

test('ground goes on under a house that hangs over it', () => {
  const { analysis, outline, left, right, base, w, around } = cleared();
  const row = Math.floor(base) - 2;
  const middle = Math.round((left + right) / 2);
  const greenAt = (lowestRow: Int32Array) => {
    const filled = behindHouse(analysis, outline, { ...around, lowestRow }, 1);
    let sum = 0;
    for (let x = middle - 10; x < middle + 10; x++) sum += filled[(row * w + x) * 3 + 1]! / 20;
    return sum;
  };
  let ground = 0;
  for (let x = middle - 10; x < middle + 10; x++)
    ground += analysis.photo.data[((Math.ceil(base) + 6) * w + x) * 3 + 1]! / 20;
  const hanging = new Int32Array(w).fill(row - 6);
  expect(Math.abs(greenAt(hanging) - ground)).toBeLessThan(12);
  expect(Math.abs(greenAt(around.lowestRow) - ground)).toBeGreaterThan(20);
});
