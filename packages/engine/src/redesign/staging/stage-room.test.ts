import { expect, test } from 'vitest';
import { handOnDetections } from '../../detector/photo-detections.ts';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { adaptAnalysis, designRoom, furnish } from '../design-room.ts';
import { type RedesignRequest, redesignRoom } from '../index.ts';
import { openShell } from '../opened-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { stageRoom } from './stage-room.ts';

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

/** The plan a staged picture is drawn from, without drawing it; undefined where the room is drawn anew. */
function stagedBy(more: Partial<RedesignRequest>, of = analysis) {
  const wish = { ...request, ...more };
  const given = adaptAnalysis(of, wish.roomType, wish.style);
  const planned = openShell(given, given.photo.widthPx, 'box')!;
  return stageRoom(planned, wish, (one) => furnish(planned, one));
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

const staged = await redesignRoom(analysis, request);
if ('unreadable' in staged) throw new Error(staged.unreadable);

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

test('its windows are its own, and whoever insists has a room drawn anew', () => {
  expect(stagedBy({ plainRoom: true })).toBeUndefined();
  expect(changeOf(staged.image.data, 'window')).toBeLessThan(2);
  expect(changeOf(staged.image.data, 'wall')).toBeGreaterThan(10);
});

test('the model has the pieces of the picture, and a layout by hand counts as it is', () => {
  const whole = designRoom(analysis, request);
  if ('unreadable' in whole) throw new Error(whole.unreadable);
  const { pieces } = whole.design;
  expect(pieces.map(({ name }) => name)).toEqual(staged.pieces.map(({ name }) => name));
  const bed = pieces.find(({ name }) => name === 'Bed')!;
  const { origin, x, z, turnDegrees } = bed;
  const alone = stagedBy({ layout: [{ origin, x, z, turnDegrees }] });
  expect(alone?.furnished.plan.placed.map(({ piece }) => piece.name)).toEqual(['Bed']);
});

const box = { x: 0.3, y: 0.5, width: 0.4, height: 0.4 };

test('a bed that cannot be cut out is none to be staged', () => {
  const withBed = { ...analysis, photo: { ...analysis.photo } };
  handOnDetections(withBed.photo, [{ kind: 'bed', score: 0.6, box }]);
  expect(stagedBy({ layout: [] }, withBed)).toBeUndefined();
  expect(stagedBy({ layout: [] })).toBeDefined();
});

test.each([
  ['everything', { change: 'everything' }],
  ['neon', { style: 'Cyberpunk' }],
  ['a floor of one’s own', { chosen: { floor: { kind: 'oakPlanks' } } }],
] as [string, Partial<RedesignRequest>][])('%s needs a room that is drawn anew', (_name, more) =>
  expect(stagedBy(more)).toBeUndefined(),
);
