import { expect, test } from 'vitest';
import { imagine } from './imagine.ts';

const prompts = [
  'modern villa with a pool',
  'glass tower in the city at night in the rain',
  'cottage in a snowy forest at dusk',
  'kitchen with an island',
  'small powder room, dark green walls',
  'zaha hadid building in the desert',
  'skyscraper of sixty storeys',
];
const size = { widthPx: 96, heightPx: 64 };

test.each(prompts)('no black, flat or broken frame: %s', async (prompt) => {
  const { image, stats, scene } = await imagine(prompt, { ...size, seed: 5 });
  const luma = Array.from({ length: size.widthPx * size.heightPx }, (_, pixel) => {
    const [r, g, b] = image.data.subarray(pixel * 3, pixel * 3 + 3) as unknown as [
      number,
      number,
      number,
    ];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  const mean = luma.reduce((sum, value) => sum + value, 0) / luma.length;
  const spread = Math.sqrt(luma.reduce((sum, value) => sum + (value - mean) ** 2, 0) / luma.length);
  expect(mean).toBeGreaterThan(12);
  expect(mean).toBeLessThan(235);
  expect(spread).toBeGreaterThan(12);
  if (scene.setting.indoors) return;
  const { left, right, top, areaShare } = stats.composition!;
  expect(Math.min(left, 1 - right, top)).toBeGreaterThan(0.02);
  expect(areaShare).toBeGreaterThan(0.245);
  expect(areaShare).toBeLessThan(0.705);
});

test('three seeds of one prompt are three designs', async () => {
  const small = { widthPx: 48, heightPx: 36 };
  for (const prompt of ['modern villa', 'kitchen']) {
    const pictures: Uint8ClampedArray[] = [];
    for (const seed of [1, 2, 3]) {
      const { image } = await imagine(prompt, { ...small, seed, quality: 'draft' });
      pictures.push(image.data.slice());
    }
    const distances: number[] = [];
    for (let a = 0; a < 3; a++) {
      for (let b = a + 1; b < 3; b++) {
        let sum = 0;
        for (let at = 0; at < pictures[a]!.length; at++)
          sum += Math.abs(pictures[a]![at]! - pictures[b]![at]!);
        distances.push(sum / pictures[a]!.length);
      }
    }
    expect(distances.reduce((sum, value) => sum + value, 0) / distances.length).toBeGreaterThan(22);
  }
});
