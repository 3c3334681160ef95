/** A room whose shape can't be read well is declined unless the request insists, or the corners are set by hand. */
import { expect, test } from 'vitest';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { doubtfulRoom, whyNotDrawnAnew } from './doubtful-room.ts';
import { designRoom, type RedesignRequest, redesignRoom } from './index.ts';

const request: RedesignRequest = {
  style: 'Scandinavian',
  roomType: 'Living Room',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
  widthPx: 240,
};
const declined = {
  unreadable: 'The shape of this room cannot be read well enough to draw it anew.',
  mayBePlain: true,
};
/** Its corners are read with a confidence of .27. */
const { photo } = syntheticRoom(12, undefined, 320);
const doubtful = analysePhoto(photo, 'interior');
const sure = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');
const { backWall } = doubtful.box!;
const set = analysePhoto(photo, 'interior', { hints: { backWall } });

test.each(['furniture', 'everything'] as const)(
  'it is declined with %s, before and after it is opened',
  async (change) => {
    expect(doubtfulRoom(doubtful, request)).toEqual(declined);
    expect(await redesignRoom(doubtful, { ...request, change })).toEqual(declined);
  },
);

test('the request may insist on a plain room, and the notes say what may be lost', async () => {
  const plain = { ...request, plainRoom: true };
  expect(doubtfulRoom(doubtful, plain)).toBeUndefined();
  const room = await redesignRoom(doubtful, plain);
  if ('unreadable' in room) throw new Error(room.unreadable);
  expect(room.notes.join()).toMatch(/plain room.*slopes, arches, stairs, fireplaces.*may be lost/);
});

test('sure shapes, corners and layouts set by hand are drawn anew', () => {
  expect(doubtfulRoom(sure, request)).toBeUndefined();
  expect(doubtfulRoom(set, request)).toBeUndefined();
  expect(whyNotDrawnAnew({ confidence: 0.1 }, { layout: [] })).toBeUndefined();
});

test('a room that was drawn earlier still has its design', () => {
  expect(designRoom(doubtful, request)).toHaveProperty('design');
});
