import { expect, test } from 'vitest';
import { linearFromSrgb8 } from '../../../colour/srgb.ts';
import { drawClump, emptyLayer } from './clumps.ts';

const grey = (_x: number, _y: number, _plant: number, out: Float64Array) => {
  out.fill(0.2);
};

test('draws a shrub on its foot, lighter on top, that shades the ground', () => {
  const [w, h] = [60, 60];
  const layer = emptyLayer(w * h);
  const clump = { x: 30, y: 45, wide: 12, high: 20 };
  drawClump(layer, [w, h], clump, grey, { sunSide: 1, seed: 3 });
  const at = (x: number, y: number) => y * w + x;
  expect(layer.alpha[at(30, 36)]).toBeGreaterThan(0.99);
  expect([at(30, 47), at(4, 36), at(30, 8)].map((i) => layer.alpha[i])).toEqual([0, 0, 0]);
  const meanOf = (from: number, to: number) => {
    let [sum, count] = [0, 0];
    for (let y = from; y < to; y++)
      for (let x = 22; x < 38; x++)
        if (layer.alpha[at(x, y)]! > 0.9)
          [sum, count] = [sum + layer.colours[at(x, y) * 3]!, count + 1];
    return sum / count;
  };
  expect(meanOf(26, 32)).toBeGreaterThan(meanOf(40, 45) + 15);
  expect(layer.shade[at(30, 46)]).toBeLessThan(0.5);
  expect(layer.shade[at(30, 58)]).toBe(1);
});

test('a tuft of grass is made of blades that part upwards', () => {
  const [w, h] = [60, 60];
  const layer = emptyLayer(w * h);
  drawClump(layer, [w, h], { x: 30, y: 45, wide: 14, high: 24, kind: 'grass' }, grey, {
    sunSide: 1,
    seed: 3,
  });
  const row = (y: number) => Array.from(layer.alpha.subarray(y * w, (y + 1) * w));
  const wide = (y: number) => row(y).filter((alpha) => alpha > 0.1).length;
  expect(wide(26)).toBeGreaterThan(wide(43));
  // between blades the wall shows
  const tips = row(24).slice(16, 44);
  expect(tips.filter((alpha) => alpha < 0.3).length).toBeGreaterThan(5);
  expect(tips.filter((alpha) => alpha > 0.5).length).toBeGreaterThan(2);
});

test('a shrub is as wide at the ground as above it, and not black', () => {
  const [w, h] = [60, 60];
  const layer = emptyLayer(w * h);
  drawClump(layer, [w, h], { x: 30, y: 45, wide: 14, high: 14 }, grey, { sunSide: 1, seed: 3 });
  const wide = (y: number) =>
    layer.alpha.subarray(y * w, (y + 1) * w).filter((alpha) => alpha > 0.5).length;
  expect(wide(43)).toBeGreaterThan(0.85 * wide(38));
  let [sum, count] = [0, 0];
  for (let i = 0; i < w * h; i++)
    if (layer.alpha[i]! > 0.9)
      [sum, count] = [sum + linearFromSrgb8[Math.round(layer.colours[i * 3]!)]!, count + 1];
  // leaves are .2
  expect(sum / count).toBeGreaterThan(0.11);
});
