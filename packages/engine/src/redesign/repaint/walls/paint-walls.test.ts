import { expect, test } from 'vitest';
import { cieLabFromLinear } from '../../../colour/cie-lab.ts';
import { linearFromSrgb8, srgb8FromLinear } from '../../../colour/srgb.ts';
import { createRgbImage } from '../../../image/image.ts';
import { paintedWalls } from './paint-walls.ts';

const [w, h] = [40, 4];
const own = [0.6, 0.6, 0.6] as const;

/** A white wall from daylight at the left to a lamp at the right. */
function wall() {
  const photo = createRgbImage(w, h);
  const near = [0, 1, 2].map(() => new Float32Array(w * h));
  for (let at = 0; at < w * h; at++) {
    const warm = (at % w) / w - 0.5;
    [0.6 * (1 + 0.3 * warm), 0.6, 0.6 * (1 - 0.5 * warm)].forEach((value, c) => {
      near[c]![at] = value;
      photo.data[at * 3 + c] = srgb8FromLinear(value);
    });
  }
  const share = new Float32Array(w * h).fill(1);
  share.fill(0, 0, w);
  const quiet = { share, own, near };
  const told = new Float32Array(w * h);
  return { photo, quiet, edges: { colours: photo.data, told, share: told } };
}

const labAt = (data: Uint8ClampedArray, at: number) =>
  cieLabFromLinear(
    linearFromSrgb8[data[at * 3]!]!,
    linearFromSrgb8[data[at * 3 + 1]!]!,
    linearFromSrgb8[data[at * 3 + 2]!]!,
  );

test('the paint is one colour in every light, and only on the wall', () => {
  const { photo, quiet, edges } = wall();
  const wish = { paint: [0.2, 0.35, 0.25], light: [0.4, 1.7], colour: 5 } as const;
  const light = { colour: [1, 1, 1], white: 0.9 } as const;
  const image = paintedWalls(photo, edges, [{ layer: quiet, wish, trust: 1 }], light);
  expect(image.data.subarray(0, w * 3)).toEqual(photo.data.subarray(0, w * 3));
  const spread = (data: Uint8ClampedArray) => {
    const [, a, b] = labAt(data, w + 1);
    const [, p, q] = labAt(data, 2 * w - 2);
    return Math.hypot(p - a, q - b);
  };
  expect(spread(image.data)).toBeLessThan(0.7 * spread(photo.data));
  const [light0, a] = labAt(image.data, w + 20);
  expect(a).toBeLessThan(-10);
  expect(light0).toBeLessThan(labAt(photo.data, w + 20)[0] - 10);
});

test('a burned wall stays light', () => {
  const { photo, quiet, edges } = wall();
  photo.data.fill(255);
  for (const values of quiet.near) values.fill(1);
  const layer = { ...quiet, own: [1, 1, 1] as const };
  const wish = { paint: [0.2, 0.2, 0.2], light: [0.4, 1.7], colour: 5 } as const;
  const light = { colour: [1, 1, 1], white: 1 } as const;
  const { data } = paintedWalls(photo, edges, [{ layer, wish, trust: 1 }], light);
  expect(labAt(data, w + 5)[0]).toBeGreaterThan(75);
});
