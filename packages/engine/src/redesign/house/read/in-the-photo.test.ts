import { expect, test } from 'vitest';
import { floatingBits } from '../clear/floating-bits.ts';
import { oldRemains } from '../clear/old-remains.ts';
import { paneMirror } from '../develop/panes/pane-mirror.ts';
import { drawnFront } from '../drawn-front.fixture.ts';
import { footOf } from '../place/foot-of-house.ts';
import { classNumber, houseOutline } from './house-outline.ts';
import { readPhotoLight } from './light/photo-light.ts';

test('a wall of the old house classified as plant is removed with it, the shrub stays', () => {
  const { analysis, left, right, base } = drawnFront(3);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  const x0 = Math.round(left + (right - left) * 0.8);
  for (let y = base - 14; y < base - 6; y++)
    for (let x = x0; x < x0 + 12; x++) classOf[y * w + x] = classNumber.vegetation;
  const read = { ...analysis, classOf };
  const remains = oldRemains(read, houseOutline(read)!);
  expect(remains[(base - 10) * w + x0 + 6]).toBe(1);
  const shrubX = left + Math.round((right - left) * 0.3);
  expect(remains[(base - 3) * w + shrubX]).toBe(0);
});

test("a dish above the old roof doesn't stay in the sky; things on the ground do", () => {
  const { analysis, left, top, base } = drawnFront(5);
  const w = analysis.photo.widthPx;
  const classOf = analysis.classOf.slice();
  for (let y = top - 6; y < top - 2; y++)
    for (let x = left + 20; x < left + 24; x++) classOf[y * w + x] = classNumber.other;
  const read = { ...analysis, classOf };
  const outline = houseOutline(read)!;
  const bits = floatingBits(read, outline, outline.mask);
  expect(bits[(top - 4) * w + left + 22]).toBe(1);
  expect(bits[(base - 2) * w + 2]).toBe(0);
});

test('the ground is darkest at the wall', () => {
  const [w, h, base] = [40, 60, 40];
  const coverage = Float32Array.from({ length: w * h }, (_, i) => (((i / w) | 0) < base ? 1 : 0));
  const { shade, lowest } = footOf(coverage, w, h, base);
  expect(lowest[20]).toBe(base - 1);
  expect(shade[base * w + 20]).toBeLessThan(0.8);
  expect(shade[(base + 8) * w + 20]).toBe(1);
});

test("upper panes reflect the photo's sky, lower ones trees", () => {
  const { analysis } = drawnFront(2);
  const light = readPhotoLight(analysis, houseOutline(analysis)!);
  const camera = {
    widthPx: 192,
    right: [1, 0, 0],
    up: [0, 1, 0],
    forward: [0, 0, -1],
    focalPx: 160,
    centreX: 96,
    centreY: 60,
    position: [0, 1.6, 18],
  } as const;
  const mirror = paneMirror(camera, light, 5.8, 1);
  const brightness = (y: number) => {
    const out = new Float64Array(3);
    let sum = 0;
    for (let x = -6; x <= 6; x += 0.5) {
      mirror(Float64Array.of(x, y, 0), 0, out);
      sum += out[2]!;
    }
    return sum;
  };
  expect(brightness(5.2)).toBeGreaterThan(2 * brightness(1.4));
});

test('under a night sky it is evening, even with bright lamplit walls', () => {
  const { analysis } = drawnFront(4);
  const { data } = analysis.photo;
  for (const [i, kind] of analysis.classOf.entries())
    if (kind === classNumber.sky) data.set([6, 6, 105], i * 3);
  expect(readPhotoLight(analysis, houseOutline(analysis)!).time).toBe('dusk');
});
