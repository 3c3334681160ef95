import { expect, test } from 'vitest';
import type { RgbImage } from '../../image/image.ts';
import { renderRestyle } from '../../restyle/render.ts';
import { analysePhoto } from '../analyse-photo.ts';
import { syntheticRoom } from '../testing/synthetic-room.ts';
import { findFaces } from './faces.ts';
import { createWorkingImage } from './working-image.ts';

type Colour = readonly [number, number, number];

function fillOval(
  { data, widthPx }: RgbImage,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rgb: Colour,
) {
  for (let py = Math.floor(y - ry); py <= y + ry; py++) {
    for (let px = Math.floor(x - rx); px <= x + rx; px++) {
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 1) continue;
      const at = (py * widthPx + px) * 3;
      for (let k = 0; k < 3; k++) data[at + k] = rgb[k]!;
    }
  }
}

/** A standing person: hair, face, eyes, mouth, a shirt. */
function standing(photo: RgbImage, x: number, y: number, skin: Colour, eye: Colour) {
  fillOval(photo, x, y - 8, 36, 42, [46, 32, 26]);
  fillOval(photo, x, y + 118, 66, 88, [52, 74, 128]);
  fillOval(photo, x, y, 27, 36, skin);
  for (const side of [-1, 1]) fillOval(photo, x + side * 11, y - 6, 5, 3, eye);
  fillOval(photo, x, y + 19, 9, 2.5, [140, 62, 58]);
}

const [faceX, faceY] = [300, 200];

test.each([
  ['light', [224, 176, 148], [50, 36, 30]],
  ['dark', [122, 82, 60], [28, 18, 14]],
] as const)('a person with %s skin is detected and left alone', (_, skin, eye) => {
  const { photo } = syntheticRoom(3);
  standing(photo, faceX, faceY, skin, eye);
  expect(findFaces(createWorkingImage(photo))).toHaveLength(1);
  const analysis = analysePhoto(photo, 'interior');
  const guardAt = (x: number, y: number) => analysis.protect.data[y * photo.widthPx + x]!;
  for (const [x, y] of [
    [faceX, faceY],
    [faceX + 18, faceY + 8],
    [faceX, faceY - 34],
    [faceX, faceY + 100],
    [faceX - 20, faceY + 80],
  ] as const) {
    expect(guardAt(x, y)).toBeGreaterThan(0.95);
  }
  expect(guardAt(40, 40)).toBe(0);
  // No surface is painted: only the picture's overall light changes.
  const { image } = renderRestyle(analysis, {
    style: 'Minimal',
    roomType: 'Living Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength: 0.45,
    cfgScale: 10,
    steps: 50,
    seed: 0,
    decor: 'off',
  });
  const at = (faceY * photo.widthPx + faceX + 18) * 3;
  const [red, green, blue] = image.data.subarray(at, at + 3);
  const shares = (r: number, g: number, b: number) => [r / (r + g + b), b / (r + g + b)] as const;
  const [redNow, blueNow] = shares(red!, green!, blue!);
  const [redBefore, blueBefore] = shares(skin[0], skin[1], skin[2]);
  expect(Math.abs(redNow - redBefore)).toBeLessThan(0.12);
  expect(Math.abs(blueNow - blueBefore)).toBeLessThan(0.12);
});

test("a skin-coloured plate, and an empty room, aren't people", () => {
  const { photo } = syntheticRoom(3);
  expect(findFaces(createWorkingImage(photo))).toEqual([]);
  fillOval(photo, faceX, faceY, 27, 36, [224, 176, 148]);
  expect(findFaces(createWorkingImage(photo))).toEqual([]);
});
