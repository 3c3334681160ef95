import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { createRandom } from '../../../../random/random.ts';
import { classNumber } from '../house-outline.ts';
import { withRoofsRunOn } from './roofs-run-on.ts';

const [w, h] = [200, 150];
const [left, right, top, base] = [60, 140, 50, 110];
const fall = 0.6;
const eave = 22;

/** A house beside trees whose eave continues in front of them, classified as a plant. */
function besideTrees(hasEave: boolean) {
  const photo = createRgbImage(w, h);
  const classOf = new Uint8Array(w * h);
  const mask = new Uint8Array(w * h);
  const random = createRandom(1);
  const colourOf = (x: number, y: number): readonly [number, number, number] => {
    const under = y - (top + fall * (left - x));
    if (hasEave && x < left && x > left - eave && under >= 0 && under < 4) return [225, 225, 220];
    if (x >= left && x <= right && y >= top && y < base) return [200, 190, 170];
    if (y < 20) return [140, 170, 220];
    const leaf = random.between(10, 130);
    return [leaf * 0.7, leaf, leaf * 0.5];
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const isHouse = x >= left && x <= right && y >= top && y < base;
      mask[i] = isHouse ? 1 : 0;
      classOf[i] = isHouse
        ? classNumber.facade
        : y < 20
          ? classNumber.sky
          : y < base
            ? classNumber.vegetation
            : classNumber.ground;
      photo.data.set(colourOf(x, y), i * 3);
    }
  const topOf = new Int32Array(w).fill(h);
  topOf.fill(top, left, right + 1);
  const isCut = { left: false, right: false };
  return { analysis: { classOf, photo }, outline: { mask, topOf, left, right, top, base, isCut } };
}

test('an eave that goes on before trees belongs to the house, with what it covers', () => {
  const { analysis, outline } = besideTrees(true);
  const whole = withRoofsRunOn(analysis, outline);
  const at = (x: number, y: number) => whole.mask[y * w + x];
  const rowAt = (x: number) => Math.round(top + fall * (left - x));
  expect([at(50, rowAt(50) + 1), at(42, rowAt(42) + 1), at(54, rowAt(54) + 5)]).toEqual([1, 1, 1]);
  expect([at(25, rowAt(25)), at(50, 90), at(50, rowAt(50) - 8)]).toEqual([0, 0, 0]);
  expect(whole.topOf[50]).toBeLessThanOrEqual(rowAt(50));
});

test('leaves beside a house are no eave', () => {
  const { analysis, outline } = besideTrees(false);
  expect(withRoofsRunOn(analysis, outline).mask).toEqual(outline.mask);
});
