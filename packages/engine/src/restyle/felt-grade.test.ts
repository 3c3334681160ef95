import { expect, test } from 'vitest';
import { okLabFromLinear } from '../colour/oklab.ts';
import { linearFromSrgb8 } from '../colour/srgb.ts';
import type { RgbImage } from '../image/image.ts';
import { renderRestyle } from './render.ts';
import { syntheticScene } from './synthetic-room.fixture.ts';

/** A room that is nearly white all over, which calm looks leave as it is. */
function plainRoom() {
  const room = syntheticScene({ widthPx: 160 });
  const { data } = room.photo;
  for (let at = 0; at < data.length; at++) data[at] = 196 + data[at]! / 14;
  return { ...room, surfaces: room.surfaces.map((one) => ({ ...one, confidence: 0.4 })) };
}

const room = plainRoom();

function labAt({ data }: RgbImage, at: number) {
  const light = (channel: number) => linearFromSrgb8[data[at + channel]!]!;
  return okLabFromLinear(light(0), light(1), light(2));
}

test.each(['Classic', 'Minimal'])('%s changes even a plain white room', (style) => {
  const { image } = renderRestyle(room, {
    style,
    roomType: 'Bathroom',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength: 0.45,
    cfgScale: 10.5,
    steps: 50,
    seed: 0,
    decor: 'off',
  });
  let sum = 0;
  let count = 0;
  for (let at = 0; at < image.data.length; at += 3 * 31, count++) {
    const was = labAt(room.photo, at);
    const is = labAt(image, at);
    sum += 100 * Math.hypot(is[0] - was[0], is[1] - was[1], is[2] - was[2]);
  }
  expect(sum / count).toBeGreaterThan(7);
});
