/** Unusual photos that people do upload: each gives a picture, none a crash. */
import { expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../image/image.ts';
import { createRandom } from '../random/random.ts';
import { analysePhoto } from '../sense/analyse-photo.ts';
import type { SceneKind } from '../sense/analysis.ts';
import { restyleWithGuard } from './guarded.ts';
import type { RestyleRequest } from './request.ts';

type Colour = readonly [number, number, number];

function picture(widthPx: number, heightPx: number, colour: (x: number, y: number) => Colour) {
  const image = createRgbImage(widthPx, heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) image.data.set(colour(x, y), 3 * (y * widthPx + x));
  }
  return image;
}

/** A room seen straight on; coordinates from -1 to 1. */
function roomAt(x: number, y: number): Colour {
  if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) {
    return Math.abs(x) < 0.2 && y > -0.3 && y < 0.3 ? [120, 150, 170] : [206, 198, 184];
  }
  if (Math.abs(x) > Math.abs(y)) return [182, 174, 160];
  return y < 0 ? [238, 236, 230] : [136, 104, 70];
}
const room = (width: number, height: number, dim = 1) =>
  picture(width, height, (x, y) => {
    const [red, green, blue] = roomAt((2 * x) / width - 1, (2 * y) / height - 1);
    return [red * dim, green * dim, blue * dim];
  });
/** Barrel distortion with black corners. */
const fisheye = picture(240, 240, (x, y) => {
  const [u, v] = [x / 120 - 1, y / 120 - 1];
  const far = Math.hypot(u, v);
  return far > 1 ? [0, 0, 0] : roomAt(u * (0.6 + 0.6 * far), v * (0.6 + 0.6 * far));
});
const random = createRandom(5);
/** Both kinds of scene read all of them in the tests of `analysePhoto`. */
const strange: readonly (readonly [string, SceneKind, RgbImage])[] = [
  ['a single pixel', 'interior', picture(1, 1, () => [10, 200, 30])],
  ['a line of 20000', 'exterior', picture(20_000, 1, (x) => [x % 256, 80, 80])],
  ['a blank page', 'interior', picture(200, 150, () => [255, 255, 255])],
  [
    'noise',
    'exterior',
    picture(160, 120, () => [
      random.integer(0, 255),
      random.integer(0, 255),
      random.integer(0, 255),
    ]),
  ],
  ['a fisheye', 'interior', fisheye],
  ['a night', 'exterior', room(200, 140, 0.08)],
  ['a portrait', 'interior', room(130, 300)],
];
const textPage = picture(240, 180, (x, y) =>
  y % 18 < 9 && (x * 7 + Math.floor(y / 18) * 5) % 11 < 5 ? [25, 25, 25] : [250, 250, 246],
);

function meanOf({ data }: RgbImage): number {
  return data.reduce((sum, value) => sum + value, 0) / data.length;
}

const wish = (kind: SceneKind): RestyleRequest => ({
  style: kind === 'interior' ? 'Industrial' : 'Mediterranean',
  roomType: kind === 'interior' ? 'Living Room' : 'Exterior',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.45,
  cfgScale: 10,
  steps: 50,
  seed: 0,
  decor: 'full',
});

test.each(strange)('%s, analysed as %s: the picture has the analysed size', (_, kind, photo) => {
  const analysis = analysePhoto(photo, kind);
  const { image, structure } = restyleWithGuard(analysis, wish(kind));
  expect([image.widthPx, image.heightPx]).toEqual([
    analysis.photo.widthPx,
    analysis.photo.heightPx,
  ]);
  expect(structure.score).toBeGreaterThanOrEqual(0);
  // Neither clipped nor black: the mean stays close to the photo's.
  expect(Math.abs(meanOf(image) - meanOf(analysis.photo))).toBeLessThan(90);
});

test('a page of text is unchanged', () => {
  const analysis = analysePhoto(textPage, 'interior');
  const { structure, decor } = restyleWithGuard(analysis, wish('interior'));
  expect(decor).toEqual([]);
  expect(structure.edgeRecall).toBeGreaterThan(0.8);
});
