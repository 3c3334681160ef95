import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { smoothStep } from '../../../ops/ramps.ts';
import { endAtCeiling } from './ceiling-lines.ts';

const [w, h] = [320, 200];
/** Row of the corner in each column: a level one and a slope. */
const corner = (x: number) => (x < 160 ? 60 : 60 - (x - 160) * 0.25);

test('walls end where the ceiling begins, in a straight line', () => {
  const photo = createRgbImage(w, h);
  const wall = new Float32Array(w * h);
  const ceiling = new Float32Array(w * h);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    photo.data.fill(y + 0.5 > corner(x) ? 205 : 222, at * 3, at * 3 + 3);
    // classes are four rows off, and fade over twenty
    wall[at] = smoothStep(-10, 10, y - corner(x) - 4);
    ceiling[at] = 1 - wall[at]!;
  }
  const lines = [
    { from: { x: 2, y: 62 }, to: { x: 160, y: 61 } },
    { from: { x: 160, y: 58 }, to: { x: 318, y: 22 } },
    // crosses the wall, where the photo has no edge
    { from: { x: 20, y: 75 }, to: { x: 200, y: 82 } },
  ];
  endAtCeiling(photo, { wall, ceiling }, lines);
  let wrong = 0;
  for (let x = 5; x < w - 5; x++) {
    if (Math.abs(x - 160) < 15) continue;
    for (let away = -12; away <= 12; away++) {
      if (Math.abs(away) < 3) continue;
      const at = Math.floor(corner(x) + away) * w + x;
      if (wall[at]! > 0.5 !== away > 0) wrong++;
    }
  }
  expect(wrong / (20 * (w - 40))).toBeLessThan(0.03);
});
