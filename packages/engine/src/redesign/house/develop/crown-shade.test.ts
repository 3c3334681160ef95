import { expect, test } from 'vitest';
import { classNumber } from '../read/house-outline.ts';
import { crownShade, hasTallTrees } from './crown-shade.ts';

const [w, h] = [40, 40];
const outline = { base: 30, top: 10 };
const house = { min: [-7, 0, -8], max: [7, 5, 0] } as const;
const light = {
  time: 'day',
  weather: 'clear',
  isFromBehind: false,
  sunAzimuthRad: 0.85,
  sunElevationRad: 0.7,
} as const;

/** A photo with trees of this height in rows over the foot, in some columns. */
function withTrees(rows: number, columns: number) {
  const classOf = new Uint8Array(w * h).fill(classNumber.sky);
  for (let y = outline.base - rows; y < outline.base; y++)
    classOf.fill(classNumber.vegetation, y * w, y * w + columns);
  const photo = { widthPx: w, heightPx: h, data: new Uint8ClampedArray(0) };
  return { classOf, photo };
}

test('only trees that reach over most of the old house count', () => {
  expect(hasTallTrees(withTrees(18, 20), outline)).toBe(true);
  expect(hasTallTrees(withTrees(8, 40), outline)).toBe(false);
  expect(hasTallTrees(withTrees(18, 4), outline)).toBe(false);
});

test('without sun on the front, or without trees, there is no shade', () => {
  const trees = withTrees(18, 20);
  const under = (own: object) => crownShade(trees, outline, { ...light, ...own }, house, 1);
  expect(under({ weather: 'overcast' })).toBeUndefined();
  expect(under({ time: 'dusk' })).toBeUndefined();
  expect(under({ isFromBehind: true })).toBeUndefined();
  expect(crownShade(withTrees(8, 40), outline, light, house, 1)).toBeUndefined();
});

test('shade lies at the end towards the sun, takes less than half of the front, and spares the ground', () => {
  for (const side of [-1, 1])
    for (let seed = 0; seed < 6; seed++) {
      const own = { ...light, sunAzimuthRad: 0.85 * side };
      const through = crownShade(withTrees(18, 20), outline, own, house, seed)!;
      const mean = (from: number, to: number) => {
        let [sum, count] = [0, 0];
        for (let x = from; x < to; x += 0.13)
          for (let y = 1.6; y < 4.6; y += 0.13) {
            sum += through(x, y, 0);
            count++;
          }
        return sum / count;
      };
      const [near, far] = side > 0 ? [mean(3, 7), mean(-7, -1)] : [mean(-7, -3), mean(1, 7)];
      expect(near).toBeLessThan(0.75);
      expect(far).toBeGreaterThan(0.97);
      expect(mean(-7, 7)).toBeGreaterThan(0.7);
      expect(through(side * 6, 0, 3)).toBe(1);
    }
});
