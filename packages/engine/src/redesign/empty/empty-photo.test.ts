import { expect, test } from 'vitest';
import { okLabFromLinear } from '../../colour/oklab.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { RgbImage } from '../../image/image.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { classesOf } from '../../sense/analysis.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { readRoom } from '../shell/read-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { emptyPhoto } from './empty-photo.ts';

/** A drawn room, and the same with a dark thing before its floor and its walls. */
function furnished(seed: number) {
  const { photo: truth, truth: kinds } = syntheticRoom(seed, undefined, 480);
  const { widthPx, heightPx } = truth;
  const photo = { widthPx, heightPx, data: truth.data.slice() };
  const isThing = new Uint8Array(widthPx * heightPx);
  for (let y = Math.round(heightPx * 0.52); y < heightPx * 0.8; y++) {
    for (let x = Math.round(widthPx * 0.3); x < widthPx * 0.58; x++) {
      const at = y * widthPx + x;
      isThing[at] = 1;
      photo.data.set([70, 30, 60], at * 3);
    }
  }
  const read = analysePhoto(truth, 'interior');
  const classOf = read.classOf.map((kind, at) => (isThing[at] ? roomClass('object') : kind));
  return { truth, kinds, isThing, analysis: { ...read, photo, classOf } };
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

test('an emptied room is near the room as it is drawn without its things', () => {
  const flat = ['floor', 'wall'].map((name) => classesOf.interior.indexOf(name as 'floor'));
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { truth, kinds, isThing, analysis } = furnished(seed);
    const emptied = emptyPhoto(readRoom(analysis)!);
    let sum = 0;
    let count = 0;
    let outside = 0;
    for (let at = 0; at < isThing.length; at++) {
      if (!emptied.isFilled[at])
        outside = Math.max(outside, difference(emptied.image, analysis.photo, at));
      if (!isThing[at] || !flat.includes(kinds[at]!)) continue;
      sum += difference(emptied.image, truth, at);
      count++;
    }
    expect(count).toBeGreaterThan(1000);
    expect(sum / count, `room ${seed}`).toBeLessThan(5);
  }
});
