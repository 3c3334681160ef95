import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { clearBorder } from './clear-border.ts';

const [width, height] = [300, 200];

/** A wooden floor below a white wall, to the left of a white bed. */
function bedroom() {
  const photo = createRgbImage(width, height);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const wood = y >= 80 && x < 180;
    photo.data.set(wood ? [150, 110, 70] : [225, 222, 216], 3 * at);
  }
  return photo;
}
const mask = (isFloor: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: width * height }, (_, at) =>
    isFloor(at % width, Math.floor(at / width)) ? 1 : 0,
  );

test('a floor that ends at its wall and its bed has a clear border', () => {
  expect(
    clearBorder(
      mask((x, y) => y >= 80 && x < 180),
      bedroom(),
    ),
  ).toBeGreaterThan(0.95);
});

test('one that goes on over half of the bed has not', () => {
  const onBed = mask((x, y) => y >= 80 && x < 180 + Math.max(0, y - 80));
  expect(clearBorder(onBed, bedroom())).toBeLessThan(0.6);
});

test('nor has one with holes of the same floor', () => {
  const torn = mask((x, y) => y >= 80 && x < 180 && !(x % 40 < 20 && y % 40 < 20));
  expect(clearBorder(torn, bedroom())).toBeLessThan(0.5);
});

test('what the frame cuts off is no border', () => {
  expect(
    clearBorder(
      mask(() => true),
      bedroom(),
    ),
  ).toBe(1);
});
