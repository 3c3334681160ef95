import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { cisternPatches } from './cistern-patches.ts';
import { photoRegions } from './photo-regions.ts';

const [w, h] = [300, 240];
const isCistern = (x: number, y: number) => x > 120 && x < 190 && y > 100 && y < 150;
const isBowl = (x: number, y: number) => x > 125 && x < 195 && y > 160;
const toilet = { name: 'toilet', box: { x: 0.38, y: 0.4, width: 0.32, height: 0.55 } };

function drawn(isWhite: (x: number, y: number) => boolean) {
  const photo = createRgbImage(w, h);
  for (let at = 0; at < w * h; at++) {
    const white = isWhite(at % w, Math.floor(at / w));
    photo.data.set(white ? [236, 236, 238] : [222, 214, 196], at * 3);
  }
  return photoRegions(photo, [2.6, 7]);
}

test('the cistern of a toilet is told from the wall beside it in its box', () => {
  const regions = drawn((x, y) => isCistern(x, y) || isBowl(x, y));
  const found = cisternPatches([toilet], regions);
  const at = (x: number, y: number) => found[regions.patches.of[y * regions.width + x]!];
  expect(at(155, 125)).toBe(1);
  expect(at(130, 140)).toBe(1);
  expect(at(202, 125)).toBe(0);
  expect(at(60, 60)).toBe(0);
  expect(cisternPatches([{ ...toilet, name: 'chair' }], regions)).not.toContain(1);
});

test('without a cistern the wall above the bowl is none', () => {
  expect(cisternPatches([toilet], drawn(isBowl))).not.toContain(1);
});
