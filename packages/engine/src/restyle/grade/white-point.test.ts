import { expect, test } from 'vitest';
import { createRgbImage, type RgbImage } from '../../image/image.ts';
import { addedCast, feltInLights, holdWhite, whiteShift } from './white-point.ts';

type Rgb = readonly [number, number, number];

function halves(dark: Rgb, bright: Rgb): RgbImage {
  const image = createRgbImage(40, 40);
  for (let at = 0; at < 1600; at++) image.data.set(at < 800 ? dark : bright, at * 3);
  return image;
}

const photo = halves([90, 70, 50], [240, 225, 190]);

test("highlights return to the photo's colour", () => {
  const image = halves([110, 110, 110], [235, 235, 235]);
  expect(whiteShift(photo, image)).toBeGreaterThan(10);
  holdWhite(photo, image, 2.6);
  expect(whiteShift(photo, image)).toBeLessThan(3.1);
  expect(Array.from(image.data.subarray(0, 3))).not.toEqual([110, 110, 110]);
});

test("a picture in the photo's light keeps all but highlights", () => {
  const image = halves([110, 110, 110], [235, 235, 235]);
  holdWhite(photo, image, 2.6, { felt: feltInLights });
  expect(whiteShift(photo, image)).toBeLessThan(3.1);
  expect(Array.from(image.data.subarray(0, 3))).toEqual([110, 110, 110]);
});

test('a white lamp shade beside cream walls stays white', () => {
  const image = halves([110, 110, 110], [236, 226, 190]);
  const shade = [232, 232, 230] as const;
  for (let at = 1580; at < 1600; at++) image.data.set(shade, at * 3);
  const grey = halves([90, 90, 90], [236, 236, 236]);
  holdWhite(grey, image, 2.6, { felt: feltInLights });
  expect(whiteShift(grey, image)).toBeLessThan(3.1);
  const [red, , blue] = image.data.subarray(1590 * 3);
  expect(blue! - red!).toBeLessThan(4);
});

test('a white picture of a yellow photo keeps its white and brightness', () => {
  const lamplit = halves([90, 60, 30], [250, 220, 150]);
  const image = halves([110, 110, 110], [236, 235, 232]);
  holdWhite(lamplit, image, 2.2, { felt: feltInLights, mayBeGreyer: true });
  expect(Array.from(image.data.subarray(2400, 2403))).toEqual([236, 235, 232]);
  expect(addedCast(lamplit, image)).toBeLessThan(2.2);
});

test("a cast of another colour than the photo's is removed too", () => {
  const lamplit = halves([90, 60, 30], [250, 220, 150]);
  const image = halves([110, 110, 110], [190, 215, 240]);
  expect(addedCast(lamplit, image)).toBeGreaterThan(10);
  holdWhite(lamplit, image, 2.2, { felt: feltInLights, mayBeGreyer: true });
  expect(addedCast(lamplit, image)).toBeLessThan(2.6);
});

test('a picture does not turn blue because the sky lit the brightest part of its photo', () => {
  const skyLit = halves([180, 140, 90], [170, 225, 250]);
  const image = halves([150, 150, 150], [222, 224, 226]);
  holdWhite(skyLit, image, 2.6);
  expect(Array.from(image.data.subarray(0, 3))).toEqual([150, 150, 150]);
});
