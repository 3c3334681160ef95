import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { addLampGlow, addWindowGlow } from './window-glow.ts';

const [widthPx, heightPx] = [240, 160];
/** A window in a dim wall. */
const isWindow = (at: number) => {
  const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
  return x >= 90 && x < 150 && y >= 40 && y < 110;
};

function wallWith(windowCode: number) {
  const image = createRgbImage(widthPx, heightPx);
  for (let at = 0; at < widthPx * heightPx; at++)
    image.data.fill(isWindow(at) ? windowCode : 90, at * 3, at * 3 + 3);
  addWindowGlow(image, (at) => (isWindow(at) ? 1 : 0));
  return (x: number, y: number) => image.data[(y * widthPx + x) * 3]!;
}

test('a bright window veils the wall beside it with falloff, and is unchanged itself', () => {
  const code = wallWith(250);
  expect(code(86, 70)).toBeGreaterThan(92);
  expect(code(86, 70)).toBeGreaterThan(code(60, 70));
  expect(code(3, 156)).toBe(90);
  expect(code(120, 70)).toBe(250);
});

test('a window at dusk has no glow', () => {
  expect(wallWith(120)(86, 70)).toBe(90);
});

test('a lamp shade has a halo', () => {
  const image = createRgbImage(widthPx, heightPx);
  const isShade = (at: number) =>
    Math.hypot((at % widthPx) - 120, Math.floor(at / widthPx) - 80) < 8;
  for (let at = 0; at < widthPx * heightPx; at++)
    image.data.fill(isShade(at) ? 245 : 90, at * 3, at * 3 + 3);
  addLampGlow(image, (at) => (isShade(at) ? 1 : 0));
  const code = (x: number) => image.data[(80 * widthPx + x) * 3]!;
  expect(code(131)).toBeGreaterThan(92);
  expect(code(131)).toBeGreaterThan(code(150));
  expect(code(3)).toBe(90);
});
