import { expect, test } from 'vitest';
import { createRgbImage } from '../../image/image.ts';
import { roomClass } from '../shell/room-class.ts';
import { thingCover } from './thing-cover.ts';

const [w, h] = [120, 80];
const [wallColour, thingColour] = [
  [70, 120, 200],
  [200, 60, 50],
] as const;
const onWall = () => true;
const at = (x: number, y: number) => y * w + x;

/** A blue wall with boxes in front; their outermost pixels are mixed with the wall, as in a photo. */
function wallWith(boxes: readonly (readonly [x: number, y: number, size: number])[]) {
  const photo = createRgbImage(w, h);
  const share = new Float32Array(w * h);
  for (const [left, top, size] of boxes)
    for (let y = top; y < top + size; y++)
      for (let x = left; x < left + size; x++) {
        const isRim = x === left || y === top || x === left + size - 1 || y === top + size - 1;
        share[at(x, y)] = isRim ? 0.6 : 1;
      }
  for (let pixel = 0; pixel < w * h; pixel++)
    for (let c = 0; c < 3; c++)
      photo.data[pixel * 3 + c] =
        wallColour[c]! + (thingColour[c]! - wallColour[c]!) * share[pixel]!;
  const classOf = new Uint8Array(w * h).fill(roomClass('wall'));
  return { photo, classOf, share };
}

test('certain parts stay as a whole, uncertain ones go as a whole', () => {
  const scene = wallWith([
    [20, 20, 24],
    [80, 30, 16],
  ]);
  const matte = scene.share.map((value, pixel) => (pixel % w > 60 ? value * 0.15 : value));
  const { share } = thingCover(scene, matte, onWall);
  expect(share[at(32, 32)]).toBe(1);
  for (let y = 25; y < 60; y++) for (let x = 75; x < 110; x++) expect(share[at(x, y)]).toBe(0);
});

test('a gap inside a thing is closed, without the wall beside it', () => {
  const scene = wallWith([[20, 20, 24]]);
  const matte = scene.share.slice();
  matte[at(32, 32)] = 0;
  const { share } = thingCover(scene, matte, onWall);
  expect(share[at(32, 32)]).toBe(1);
  expect(share[at(60, 32)]).toBe(0);
});

test("a thing's rim has its own colour, not the old wall's", () => {
  const scene = wallWith([[20, 20, 24]]);
  const { share, colours } = thingCover(scene, scene.share, onWall);
  const rim = at(20, 32);
  expect(share[rim]).toBeGreaterThan(0.4);
  const blueOf = (data: Uint8ClampedArray) => data[rim * 3 + 2]!;
  expect(blueOf(colours)).toBeLessThan(blueOf(scene.photo.data) - 20);
});

test('a surface with only small visible parts is unchanged', () => {
  const scene = wallWith([[2, 2, 74]]);
  scene.classOf.fill(roomClass('object'));
  for (let x = 90; x < 96; x++)
    for (let y = 0; y < h; y++) scene.classOf[at(x, y)] = roomClass('wall');
  const { share } = thingCover(scene, scene.share, onWall);
  expect(share[at(93, 40)]).toBe(1);
});
