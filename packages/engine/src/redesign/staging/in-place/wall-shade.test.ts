import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { wallShade } from './wall-shade.ts';

const [w, h] = [200, 100];
const photo = createRgbImage(w, h);
photo.data.fill(200);
const goes = (x: number, y: number) => x >= 60 && x < 120 && y >= 40;
/** Its shade falls to the right. */
const isShade = (x: number, y: number) => x >= 120 && x < 125 && y >= 40;
for (let y = 0; y < h; y++)
  for (let x = 0; x < w; x++) {
    if (goes(x, y)) photo.data.fill(60, (y * w + x) * 3, (y * w + x) * 3 + 3);
    if (isShade(x, y)) photo.data.fill(170, (y * w + x) * 3, (y * w + x) * 3 + 3);
  }
const going = Uint8Array.from({ length: w * h }, (_, at) =>
  goes(at % w, Math.floor(at / w)) ? 1 : 0,
);

test('the shade beside a headboard goes with it, the lit wall stays', () => {
  const shade = wallShade(photo, going, () => true);
  const at = (x: number, y: number) => shade[y * w + x];
  expect([at(122, 70), at(126, 70), at(57, 70), at(90, 70), at(160, 20)]).toEqual([1, 0, 0, 0, 0]);
});

test('shade on what is no wall is left alone', () =>
  expect(wallShade(photo, going, (at) => at % w < 100).includes(1)).toBe(false));
