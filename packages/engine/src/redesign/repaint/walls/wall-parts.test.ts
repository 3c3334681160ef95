import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { createRandom } from '../../../random/random.ts';
import { wallParts } from './wall-parts.ts';

const [w, h] = [240, 160];

/** White under a gradient from daylight to a lamp; a navy wall at the right, a mural in the middle. */
function drawn() {
  const photo = createRgbImage(w, h);
  const random = createRandom(3);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const warm = x / w;
    const noise = random.between(-3, 3);
    let colour = [200 + 30 * warm, 205 + 10 * warm, 228 - 30 * warm].map((code) => code + noise);
    if (x > 180) colour = [36 + noise, 44 + noise, 78 + noise];
    if (x > 80 && x < 130 && y > 50 && y < 100)
      colour = (x + y) % 6 < 3 ? [180, 60, 40] : [40, 120, 60];
    photo.data.set(colour, at * 3);
  }
  return photo;
}

test('quiet walls in any light, a wall apart, and a mural that stays', () => {
  const parts = wallParts(drawn(), new Float32Array(w * h).fill(1));
  const at = (x: number, y: number) => y * w + x;
  const { quiet, apart } = parts!;
  for (const x of [10, 70, 140, 170]) expect(quiet[at(x, 20)]).toBeGreaterThan(0.9);
  expect(apart?.[at(215, 80)]).toBeGreaterThan(0.9);
  expect(quiet[at(215, 80)]).toBeLessThan(0.1);
  expect(quiet[at(105, 75)]! + apart![at(105, 75)]!).toBeLessThan(0.2);
  expect(parts!.quietOwn[0]).toBeGreaterThan(0.5);
  expect(parts!.apartOwn![0]).toBeLessThan(0.05);
});

test('no walls, no parts', () => {
  expect(wallParts(drawn(), new Float32Array(w * h))).toBeUndefined();
});
