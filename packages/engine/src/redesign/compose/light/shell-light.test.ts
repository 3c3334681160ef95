import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { behind } from '../../empty/planes-behind.ts';
import { lightAt, shellLight } from './shell-light.ts';

const side = 120;

/** A left and a back wall, side by side in the picture, lit by a function. */
function lightOf(lit: (x: number) => number) {
  const photo = createRgbImage(side, side);
  photo.data.fill(180);
  const planeAt = (x: number) => (x < side / 2 ? behind.left : behind.back);
  const planes = Uint8Array.from({ length: side * side }, (_, at) => planeAt(at % side));
  const radiance = Float32Array.from({ length: side * side * 3 }, (_, at) =>
    lit(Math.floor(at / 3) % side),
  );
  const light = shellLight(
    photo,
    { planes, courses: [] } as never,
    {
      width: side,
      height: side,
      radiance,
      surfaceAt: (at) => ({ plane: planeAt(at % side), albedo: 1, colour: [1, 1, 1] }),
    },
    () => true,
    () => 1,
  );
  return (x: number) => lightAt(light, planeAt(x), (x + 0.5) / side, 0.5);
}

test('gradients within a wall are small: strong ones look like fog', () => {
  const at = lightOf((x) => (x < 60 ? 1 - 0.5 * (x / 60) : 0.5));
  expect(at(8) / at(52)).toBeGreaterThan(1.1);
  expect(at(8) / at(52)).toBeLessThan(1.35);
});

test('a wall beside the windows is darker than one they light', () => {
  const at = lightOf((x) => (x < 60 ? 0.5 : 1));
  expect(at(90) / at(30)).toBeGreaterThan(1.4);
  expect(at(90) / at(30)).toBeLessThan(1.9);
});
