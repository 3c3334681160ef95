import { expect, test } from 'vitest';
import { meanColour } from '../image/mean-colour.fixture.ts';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { emptyRoom, type RedesignedRoom, type RedesignRequest, redesignRoom } from './index.ts';

const request: RedesignRequest = {
  style: 'Scandinavian',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
  // an empty room would be staged in its photo
  plainRoom: true,
};
const analysis = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');

async function redesigned(change: Partial<RedesignRequest> = {}) {
  const room = await redesignRoom(analysis, { ...request, ...change });
  if ('unreadable' in room) throw new Error(room.unreadable);
  return room;
}

/** Shared by the tests. */
const usual = await redesigned();
const whole = await redesigned({ change: 'everything' });

const bytesOf = ({ image }: RedesignedRoom) => Buffer.from(image.data).toString('base64');

test('the same seed gives the same bytes, another style another picture', async () => {
  const again = await redesigned();
  const other = await redesigned({ style: 'Industrial' });
  expect(bytesOf(again)).toBe(bytesOf(usual));
  expect(bytesOf(other)).not.toBe(bytesOf(usual));
  // Mean codes of red, green and blue; update them with any intended change.
  expect(meanColour(usual.image)).toEqual([193.85, 189.5, 179.82]);
  expect(meanColour(other.image)).toEqual([153.49, 148.24, 141.79]);
});

test('a bedroom has its bed, windows keep the photo, and white stays white', () => {
  for (const room of [usual, whole]) {
    expect(room.isStaged).toBe(false);
    expect(room.pieces.map(({ name }) => name)).toContain('Bed');
    expect(room.kept.openingsKept).toBeGreaterThan(0.75);
    expect(room.kept.whiteShift).toBeLessThan(5);
    expect(room.scene.triangles.count).toBeGreaterThan(1000);
    expect(room.areas.floorSquareMetres).toBeGreaterThan(4);
  }
});

test('a fully rendered room has the colours of the same room furnished', () => {
  const [one, other] = [meanColour(usual.image), meanColour(whole.image)];
  for (let c = 0; c < 3; c++) expect(Math.abs(one[c]! - other[c]!)).toBeLessThan(6);
});

test("a photo without a room isn't furnished, with a reason", async () => {
  const data = new Uint8ClampedArray(200 * 150 * 3).fill(128);
  const grey = analysePhoto({ widthPx: 200, heightPx: 150, data }, 'exterior');
  const answer = await redesignRoom(grey, request);
  expect(answer).toEqual({ unreadable: expect.stringContaining('does not look like a room') });
  expect(emptyRoom(grey)).toEqual(answer);
});
