import { expect, test } from 'vitest';
import { createRgbImage } from '../../../image/image.ts';
import { createRandom } from '../../../random/random.ts';
import { photoRegions } from '../cover/photo-regions.ts';
import { piecesOf } from '../cover/pieces.ts';
import { type RoomRegions, roomParts } from '../cover/room-regions.ts';
import { eachOfCover } from './cloth-matte.ts';
import { clothParts } from './cloth-parts.ts';
import { paintCloth } from './paint-cloth.ts';

const [w, h] = [320, 240];
const isCover = (x: number, y: number) => x > 80 && x < 220 && y > 120 && y < 210;

/** A white cover with folds on a wooden bed, before a grey wall. */
function bedroom() {
  const photo = createRgbImage(w, h);
  const random = createRandom(3);
  for (let at = 0; at < w * h; at++) {
    const [x, y] = [at % w, Math.floor(at / w)];
    const fold = 12 * Math.sin(x / 9);
    const isWood = x > 66 && x < 234 && y > 100 && y < 224;
    const colour = isCover(x, y)
      ? [212 + fold, 210 + fold, 206 + fold]
      : isWood
        ? [150, 96, 52]
        : [150, 152, 154];
    photo.data.set(
      colour.map((value) => value + random.between(-1, 1)),
      at * 3,
    );
  }
  return photo;
}

function regionsOf(photo: ReturnType<typeof bedroom>): RoomRegions {
  const regions = photoRegions(photo, [2.6, 7]);
  const parts = new Uint8Array(regions.patches.size.length).fill(roomParts.indexOf('other'));
  const wallOfShell = new Float32Array(parts.length);
  const pieces = piecesOf(regions, regions.levels[0]!, { parts });
  const legged = new Uint8Array(parts.length);
  return { regions, parts, wallOfShell, pieces, legged, leftFloor: undefined };
}

const box = { x: 0.2, y: 0.4, width: 0.54, height: 0.55 };
const light = { colour: [1, 1, 1], white: 0.7 } as const;

test('the cover of a bed is found as a whole, and neither its frame nor the wall', () => {
  const photo = bedroom();
  const [cover, ...others] = clothParts({ photo, surfaces: [], openings: [] }, regionsOf(photo), [
    { name: 'bed', box },
  ]);
  expect(others).toEqual([]);
  const shares = new Float32Array(w * h);
  eachOfCover(cover!.matte, w, (part, at) => {
    shares[at] = cover!.matte.share[part]!;
  });
  const shareAt = (x: number, y: number) => shares[y * w + x]!;
  expect(shareAt(150, 160)).toBe(1);
  expect(shareAt(90, 200)).toBe(1);
  expect(shareAt(72, 160)).toBe(0);
  expect(shareAt(20, 20)).toBe(0);
});

test('folds stay in the new colour, and all else keeps the photo', () => {
  const photo = bedroom();
  const [cover] = clothParts({ photo, surfaces: [], openings: [] }, regionsOf(photo), [
    { name: 'bed', box },
  ]);
  const image = { ...photo, data: photo.data.slice() };
  paintCloth(image, cover!, { paint: '#a65a38', light });
  const rowAt = (data: Uint8ClampedArray, c: number) =>
    Array.from({ length: 100 }, (_, k) => data[(160 * w + 100 + k) * 3 + c]!);
  const [red, blue] = [rowAt(image.data, 0), rowAt(image.data, 2)];
  expect(Math.max(...red) - Math.min(...red)).toBeGreaterThan(12);
  expect(red.every((value, k) => value > 1.5 * blue[k]!)).toBe(true);
  for (const at of [20 * w + 20, 160 * w + 72])
    expect([...image.data.subarray(at * 3, at * 3 + 3)]).toEqual([
      ...photo.data.subarray(at * 3, at * 3 + 3),
    ]);
});

test('a thing whose box holds no whole region keeps its colour', () => {
  const photo = bedroom();
  const small = { x: 0.3, y: 0.55, width: 0.1, height: 0.2 };
  expect(
    clothParts({ photo, surfaces: [], openings: [] }, regionsOf(photo), [
      { name: 'bed', box: small },
    ]),
  ).toEqual([]);
});
