import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { readRoom } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { returnedLight } from './returned-light.ts';
import { seenSurfaces } from './seen-surfaces.ts';

/** A synthetic room with a black thing in front of its middle, over this share of its width. */
function withThing(share: number) {
  const { photo: drawn } = syntheticRoom(2, undefined, 320);
  const { widthPx: w, heightPx: h } = drawn;
  const photo = { ...drawn, data: drawn.data.slice() };
  const read = analysePhoto(drawn, 'interior');
  const classOf = read.classOf.slice();
  for (let y = Math.round(h * 0.35); y < h * 0.85; y++)
    for (let x = Math.round(w * 0.2); x < w * (0.2 + share); x++) {
      classOf[y * w + x] = roomClass('object');
      photo.data.fill(6, (y * w + x) * 3, (y * w + x) * 3 + 3);
    }
  const reading = readRoom({ ...read, photo, classOf })!;
  const surfaces = seenSurfaces(reading);
  const lit = returnedLight(reading, surfaces);
  const meanGain = (kind: 'floor' | 'wall') => {
    let [before, after] = [0, 0];
    for (let at = 0; at < w * h; at++) {
      if (classOf[at] !== roomClass(kind)) continue;
      before += photo.data[at * 3 + 1]!;
      after += lit.data[at * 3 + 1]!;
    }
    return after / before;
  };
  return { photo, lit, classOf, meanGain };
}

const furnished = withThing(0.5);

test('light absorbed by a dark thing returns, most of it to the floor', () => {
  const { meanGain } = furnished;
  expect(meanGain('wall')).toBeGreaterThan(1.005);
  expect(meanGain('floor')).toBeGreaterThan(meanGain('wall'));
  expect(meanGain('floor')).toBeLessThan(1.2);
});

test('windows keep their light, and white stays white', () => {
  const { photo, lit, classOf } = furnished;
  for (let at = 0; at < classOf.length; at++)
    for (let c = at * 3; c < at * 3 + 3; c++)
      if (classOf[at] === roomClass('window') || photo.data[c] === 255)
        expect(lit.data[c]).toBe(photo.data[c]);
});

test('a room with few things keeps its light', () => {
  const { photo, lit } = withThing(0.08);
  expect(lit).toBe(photo);
});
