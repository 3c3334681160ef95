import { expect, test } from 'vitest';
import { drawnFront } from '../drawn-front.fixture.ts';
import { classNumber, houseOutline } from '../read/house-outline.ts';
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

test('a wall beside the house goes on where the house was', () => {
  const { analysis, outline, right, base, w, around } = cleared();
  const wall = [200, 30, 160];
  for (let y = Math.round(base - 0.4 * (base - outline.top)); y < base; y++)
    for (let x = right + 1; x < w; x++) {
      analysis.classOf[y * w + x] = classNumber.other;
      analysis.photo.data.set(wall, (y * w + x) * 3);
    }
  const filled = behindHouse(analysis, outline, around, 1);
  let count = 0;
  for (let x = right - 6; x < right; x++) {
    const at = (Math.floor(base - 0.15 * (base - outline.top)) * w + x) * 3;
    if (filled[at]! > 150 && filled[at + 1]! < 90) count++;
  }
  expect(count).toBeGreaterThan(3);
});

test('plants before the old walls are not copied behind the new ones', () => {
  const { analysis, outline, left, right, base, w, around } = cleared();
  const middle = Math.round((left + right) / 2);
  // beside the house are only a few
  for (let i = 0; i < around.old.length; i++)
    if (analysis.classOf[i] === classNumber.vegetation && i % w > 12) {
      analysis.classOf[i] = classNumber.sky;
      analysis.photo.data.set([120, 168, 224], i * 3);
    }
  for (let y = Math.round(outline.top + 0.3 * (base - outline.top)); y < base; y++)
    for (let x = middle - 30; x < middle + 30; x++) {
      analysis.classOf[y * w + x] = classNumber.vegetation;
      analysis.photo.data.set([220, 40, 40], (y * w + x) * 3);
      around.old[y * w + x] = 0;
      around.front[y * w + x] = 1;
    }
  const filled = behindHouse(analysis, outline, around, 1);
  let red = 0;
  for (let i = 0; i < around.old.length; i++)
    if (around.old[i] === 1 && filled[i * 3]! > 150 && filled[i * 3 + 1]! < 90) red++;
  expect(red).toBe(0);
});
