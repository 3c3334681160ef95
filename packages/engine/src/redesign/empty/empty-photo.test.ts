import { expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { classesOf } from '../../sense/analysis.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { keptOpenings } from '../compose/openings/kept-openings.ts';
import { readRoom } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { emptyPhoto } from './empty-photo.ts';
import { seenSurfaces } from './seen-surfaces.ts';

/** A synthetic room, and the same with a dark thing of this width in front of floor and walls. */
function furnished(seed: number, right: number) {
  const { photo: truth, truth: kinds } = syntheticRoom(seed, undefined, 320);
  const { widthPx, heightPx } = truth;
  const photo = { widthPx, heightPx, data: truth.data.slice() };
  const isThing = new Uint8Array(widthPx * heightPx);
  for (let y = Math.round(heightPx * 0.52); y < heightPx * 0.8; y++) {
    for (let x = Math.round(widthPx * 0.3); x < widthPx * right; x++) {
      const at = y * widthPx + x;
      isThing[at] = 1;
      photo.data.set([70, 30, 60], at * 3);
    }
  }
  const read = analysePhoto(truth, 'interior');
  const classOf = read.classOf.map((kind, at) => (isThing[at] ? roomClass('object') : kind));
  const reading = readRoom({ ...read, photo, classOf })!;
  const surfaces = seenSurfaces(reading);
  const openings = keptOpenings(reading.analysis, surfaces.planes, ['window', 'door']);
  return { truth, kinds, photo, isThing, emptied: emptyPhoto(reading, surfaces, openings) };
}

function difference(one: RgbImage, other: RgbImage, at: number): number {
  const lab = ({ data }: RgbImage) => {
    const light = (channel: number) => linearFromSrgb8[data[at * 3 + channel]!]!;
    return okLabFromLinear(light(0), light(1), light(2));
  };
  const [l, a, b] = lab(one);
  const [p, q, s] = lab(other);
  return 100 * Math.hypot(l - p, a - q, b - s);
}

test('an emptied room is close to a render without things', () => {
  const flat = ['floor', 'wall'].map((name) => classesOf.interior.indexOf(name as 'floor'));
  for (const seed of [1, 2, 3]) {
    const { truth, kinds, isThing, emptied } = furnished(seed, 0.7);
    let sum = 0;
    let count = 0;
    for (let at = 0; at < isThing.length; at++) {
      if (!isThing[at] || !flat.includes(kinds[at]!)) continue;
      sum += difference(emptied, truth, at);
      count++;
    }
    expect(count).toBeGreaterThan(500);
    expect(sum / count, `room ${seed}`).toBeLessThan(5);
  }
});

test('a nearly empty room keeps the photo away from its things', () => {
  const { photo, emptied } = furnished(2, 0.42);
  const { widthPx, heightPx } = photo;
  let looked = 0;
  let most = 0;
  for (let y = 0; y < heightPx * 0.35; y++) {
    for (let x = Math.round(widthPx * 0.6); x < widthPx; x++) {
      looked++;
      most = Math.max(most, difference(emptied, photo, y * widthPx + x));
    }
  }
  expect(looked).toBeGreaterThan(9000);
  expect(most).toBe(0);
});
