import { expect, test } from 'vitest';
import { weathered } from './weathered-walls.ts';

test("plain walls are uneven within a hand's breadth, and evenly light on the whole", () => {
  const light = (x: number, y: number) => weathered(Float64Array.of(x, y, 0));
  let [near, sum] = [0, 0];
  const count = 2000;
  for (let k = 0; k < count; k++) {
    const [x, y] = [(k * 0.37) % 14, 1.5 + ((k * 0.11) % 4)];
    near += Math.abs(light(x, y) - light(x + 0.08, y));
    sum += light(x, y);
  }
  expect(near / count).toBeGreaterThan(0.012);
  expect(sum / count).toBeGreaterThan(0.93);
  expect(sum / count).toBeLessThan(1.05);
});

test('sunlit white walls are half as stained', () => {
  const stainAt = (x: number, white: number) =>
    Math.abs(weathered(Float64Array.of(x, 3, 0), white) - 1);
  let [grey, white] = [0, 0];
  for (let x = 0; x < 60; x += 0.7) {
    grey += stainAt(x, 0.3);
    white += stainAt(x, 1);
  }
  expect(white).toBeLessThan(0.6 * grey);
});
