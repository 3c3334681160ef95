import { expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { renderRestyle } from '../render.ts';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { whiteShift } from './white-point.ts';

/** A mostly white room, which light looks leave unchanged. */
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

const looks = ['Modern', 'Classic', 'Scandinavian', 'Minimal', 'Farmhouse'].map((style) => {
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
  return { style, image };
});

/** Mean OKLab distance, times 100. */
function between(one: RgbImage, other: RgbImage): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3 * 31, count++) {
    const p = labAt(one, at);
    const q = labAt(other, at);
    sum += 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
  }
  return sum / count;
}

test.each(looks)('$style changes even a plain white room', ({ image }) => {
  expect(between(room.photo, image)).toBeGreaterThan(5.5);
});

test.each(looks)('$style leaves the white of a plain room white', ({ image }) => {
  expect(whiteShift(room.photo, image)).toBeLessThan(3);
});
