/** Rooms are not drawn anew as what they aren't, unless the request insists. */
import { expect, test } from 'vitest';
import { handOnDetections } from '../../detector/photo-detections.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { type RedesignRequest, redesignRoom } from '../index.ts';
import { declinedRoom } from './declined-room.ts';

const request: RedesignRequest = {
  style: 'Scandinavian',
  roomType: 'Living Room',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
  widthPx: 240,
};

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A room of sure shape in whose photo this was detected. */
function roomWith(kind: string, box: Box) {
  const analysis = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');
  handOnDetections(analysis.photo, [{ kind, score: 0.7, box }]);
  return analysis;
}

/** Neither its height nor its foot can be a bed's at any wall. */
const onCeiling = { x: 0.3, y: 0, width: 0.5, height: 0.15 };
const small = { x: 0.5, y: 0.6, width: 0.08, height: 0.1 };

test('a photo with a toilet becomes no living room, before and after it is opened', async () => {
  const bathroom = roomWith('toilet', small);
  const declined = { unreadable: expect.stringContaining('shows a bathroom'), mayBePlain: true };
  expect(declinedRoom(bathroom, request)).toEqual(declined);
  expect(await redesignRoom(bathroom, request)).toEqual(declined);
});

test('a shape in which a large thing of the photo fits at no wall is not drawn anew', () => {
  const odd = roomWith('bed', onCeiling);
  const bedroom = { ...request, roomType: 'Bedroom' };
  expect(declinedRoom(odd, bedroom)).toEqual({
    unreadable: expect.stringContaining('does not fit the shape'),
    mayBePlain: true,
  });
  expect(declinedRoom(odd, { ...bedroom, plainRoom: true })).toBeUndefined();
  expect(declinedRoom(odd, { ...bedroom, layout: [] })).toBeUndefined();
});

test('corners set by hand are trusted, the kind of room is not', () => {
  const { photo } = syntheticRoom(2, undefined, 320);
  const { backWall } = analysePhoto(photo, 'interior').box!;
  const set = analysePhoto(photo, 'interior', { hints: { backWall } });
  handOnDetections(set.photo, [{ kind: 'bed', score: 0.7, box: onCeiling }]);
  expect(declinedRoom(set, { ...request, roomType: 'Bedroom' })).toBeUndefined();
  handOnDetections(set.photo, [{ kind: 'toilet', score: 0.7, box: small }]);
  expect(declinedRoom(set, request)).toHaveProperty('unreadable');
});
