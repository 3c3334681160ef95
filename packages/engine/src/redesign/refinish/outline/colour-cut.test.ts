import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { colourCut } from './colour-cut.ts';

const [w, h] = [160, 110];
const [wallColour, thingColour] = [
  [120, 124, 130],
  [190, 80, 60],
] as const;

type IsThing = (x: number, y: number) => boolean;

/** A grey wall with a red thing, and a wrong mask of it. */
function cut(isThing: IsThing, told: IsThing, sureness = 0.97) {
  const photo = createRgbImage(w, h);
  const matte = new Float32Array(w * h);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const light = 0.9 + (0.2 * x) / w;
    for (let c = 0; c < 3; c++)
      photo.data[at * 3 + c] = (isThing(x, y) ? thingColour : wallColour)[c]! * light;
    matte[at] = told(x, y) ? sureness : 0.03;
  }
  const share = colourCut(photo, matte);
  let wrong = 0;
  for (let at = 0; at < w * h; at++)
    if (share[at]! > 0.5 !== isThing(at % w, Math.floor(at / w))) wrong++;
  return wrong / (w * h);
}

const box: IsThing = (x, y) => x > 50 && x < 110 && y > 30 && y < 90;

test('a rim of old wall segmented with a thing is removed', () => {
  const wide: IsThing = (x, y) => x > 44 && x < 116 && y > 24 && y < 96;
  expect(cut(box, wide)).toBeLessThan(0.01);
});

test('a narrow gap between two things shows the wall', () => {
  const two: IsThing = (x, y) => box(x, y) && Math.abs(x - 80) > 5;
  expect(cut(two, box, 0.85)).toBeLessThan(0.01);
});

test('a partly segmented thing is completed', () => {
  const bitten: IsThing = (x, y) => box(x, y) && (x - 110) ** 2 + (y - 90) ** 2 > 300;
  expect(cut(box, bitten)).toBeLessThan(0.01);
});
