import { expect, test } from 'vitest';
import { createRgbImage } from '../../../../image/image.ts';
import { classNumber } from '../../read/house-outline.ts';
import { landBeside } from './land-beside.ts';

test('a low wall that goes on to the side of the photo is land, a post and a building are not', () => {
  const [w, h] = [200, 100];
  const classOf = new Uint8Array(w * h).fill(classNumber.sky);
  const fill = (x0: number, x1: number, y0: number, kind: number) => {
    for (let y = y0; y < 80; y++) for (let x = x0; x < x1; x++) classOf[y * w + x] = kind;
  };
  fill(60, 140, 20, classNumber.facade);
  fill(141, 200, 55, classNumber.other);
  fill(0, 40, 25, classNumber.other);
  fill(50, 54, 60, classNumber.other);
  const mask = Uint8Array.from(classOf, (kind) => (kind === classNumber.facade ? 1 : 0));
  const outline = { left: 60, right: 139, top: 20, base: 80, mask };
  const found = landBeside({ classOf, photo: createRgbImage(w, h) }, outline);
  const at = (x: number) => found[70 * w + x];
  expect([at(160), at(20), at(52), at(100)]).toEqual([1, 0, 0, 0]);
});
