import { expect, test } from 'vitest';
import { handOnDetections } from '../../detector/photo-detections.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { designRoom, type RedesignRequest, redesignRoom } from '../index.ts';
import { roomClass } from '../shell/room-class.ts';

const request: RedesignRequest = {
  style: 'Scandinavian',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
};
const analysis = analysePhoto(syntheticRoom(2, undefined, 320).photo, 'interior');
handOnDetections(analysis.photo, []);

async function made(more: Partial<RedesignRequest> = {}) {
  const room = await redesignRoom(analysis, { ...request, ...more });
  if ('unreadable' in room) throw new Error(room.unreadable);
  return room;
}

/** Mean difference of codes over the pixels of a class. */
function changeOf(image: Uint8ClampedArray, name: Parameters<typeof roomClass>[0]): number {
  const { classOf, photo } = analysis;
  let [sum, count] = [0, 0];
  for (let at = 0; at < classOf.length; at++) {
    if (classOf[at] !== roomClass(name)) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) sum += Math.abs(image[c]! - photo.data[c]!);
    count += 3;
  }
  return sum / count;
}

const staged = await made();

test('an empty room is furnished in its own photo', () => {
  expect(staged.isStaged).toBe(true);
  expect(staged.pieces.map(({ name }) => name)).toContain('Bed');
  expect(staged.pieces.map(({ name }) => name)).not.toContain('Curtains');
  expect(staged.newWindows).toBe(0);
  expect(staged.notes).toEqual([
    'The walls are painted. The floor is new. Everything else is your photo’s own.',
  ]);
  expect(staged.kept.openingsKept).toBeGreaterThan(0.95);
});

test('its windows are its own, and whoever insists has a room drawn anew', async () => {
  const anew = await made({ plainRoom: true });
  expect(anew.isStaged).toBe(false);
  expect(changeOf(staged.image.data, 'window')).toBeLessThan(2);
  expect(changeOf(staged.image.data, 'wall')).toBeGreaterThan(10);
});

test('the model has the pieces of the picture, and a layout by hand counts as it is', async () => {
  const whole = designRoom(analysis, request);
  if ('unreadable' in whole) throw new Error(whole.unreadable);
  const { pieces } = whole.design;
  expect(pieces.map(({ name }) => name)).toEqual(staged.pieces.map(({ name }) => name));
  const bed = pieces.find(({ name }) => name === 'Bed')!;
  const { origin, x, z, turnDegrees } = bed;
  const alone = await made({ layout: [{ origin, x, z, turnDegrees }] });
  expect(alone.isStaged).toBe(true);
  expect(alone.pieces.map(({ name }) => name)).toEqual(['Bed']);
});

const box = { x: 0.3, y: 0.5, width: 0.4, height: 0.4 };

test('a bed that cannot be cut out is none to be staged', async () => {
  const { photo } = syntheticRoom(2, undefined, 320);
  const withBed = analysePhoto(photo, 'interior');
  handOnDetections(withBed.photo, [{ kind: 'bed', score: 0.6, box }]);
  const room = await redesignRoom(withBed, { ...request, layout: [] });
  expect(room).toMatchObject({ isStaged: false });
});

test.each([
  ['everything', { change: 'everything' }],
  ['neon', { style: 'Cyberpunk' }],
  ['a floor of one’s own', { chosen: { floor: { kind: 'oakPlanks' } } }],
] as [string, Partial<RedesignRequest>][])(
  '%s needs a room that is drawn anew',
  async (_name, more) => expect((await made(more)).isStaged).toBe(false),
);
