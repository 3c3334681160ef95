import { expect, test } from 'vitest';
import { createRgbImage } from '../image/image.ts';
import { photoShell } from '../redesign/shell/photo-shell.ts';
import { readRoom } from '../redesign/shell/read-room.ts';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { analysePicture } from './analyse-picture.ts';
import { describe as told } from './describe.ts';
import { replyTo } from './reply.ts';
import { type RoomShape, roomShape } from './room-shape.ts';
import type { SeenPicture } from './seen.ts';
import { thingKinds } from './thing-kinds.ts';

const blank = analysePicture(createRgbImage(64, 48)).seen;
const kitchen: SeenPicture = {
  ...blank,
  kind: 'interior',
  kindConfidence: 0.99,
  lookedFor: ['oven or stove', 'cabinets', 'sink'],
  things: [
    { name: 'cabinets', likelihood: 0.97, box: { x: 0, y: 0.2, width: 0.6, height: 0.3 } },
    { name: 'cabinets', likelihood: 0.97, box: { x: 0.7, y: 0.2, width: 0.2, height: 0.3 } },
    { name: 'oven or stove', likelihood: 0.91, box: { x: 0.7, y: 0.5, width: 0.2, height: 0.3 } },
  ],
  room: { name: 'Kitchen', likelihood: 0.97 },
  shape: {
    widthMetres: 3.4,
    depthMetres: 3.1,
    heightMetres: 2.7,
    doubt: 0.2,
    isDoubtful: false,
  },
};
const ask = (question: string, seen = kitchen) => replyTo(question, seen, []);

test('names room, things and size', () => {
  const words = told(kitchen);
  expect(words).toContain('This is a kitchen');
  expect(words).toContain('I can name cabinets and an oven or stove.');
  expect(words).toContain('about 3.4 m wide and 3.1 m deep, give or take 20 %');
});

test('an uncertain room "looks like" one', () => {
  const doubtful: SeenPicture = { ...kitchen, room: { name: 'Bedroom', likelihood: 0.93 } };
  expect(told(doubtful)).toContain('This looks like a bedroom');
});

test('an uncertain size is called so', () => {
  const doubtful = { ...kitchen, shape: { ...kitchen.shape!, isDoubtful: true } };
  expect(told(doubtful)).toContain('cannot be read surely enough');
  expect(told(doubtful)).not.toContain('3.4 m');
});

test('says whether something is present, as far as it can be recognised', () => {
  expect(ask('Is there an oven?')).toBe(
    'Yes, I see an oven or stove on the right of the picture (91 % sure).',
  );
  expect(ask('Is there a sink?')).toMatch(/^I see no sink that I am sure of/);
  expect(ask('Is there a dishwasher?')).toBe(
    'I cannot tell a dishwasher on such a picture, so I cannot say.',
  );
});

test('says which room it is, and how certain', () => {
  expect(ask('Which room is this?')).toMatch(/^It is a kitchen \(97 % sure\)/);
  expect(ask('Which room is this?', { ...kitchen, room: null })).toMatch(/cannot say which room/);
});

const analysed = (seed: number) =>
  analysePhoto(syntheticRoom(seed, undefined, 320).photo, 'interior');

test('things behind the camera are not reported as visible', () => {
  const analysis = analysed(7);
  const { width, depth, height } = photoShell(readRoom(analysis)!);
  const shape = roomShape(analysis)!;
  expect(Math.abs(shape.depthMetres - (depth - 1))).toBeLessThan(0.051);
  expect(Math.abs(shape.widthMetres - width)).toBeLessThan(0.051);
  expect(Math.abs(shape.heightMetres - height)).toBeLessThan(0.051);
});

test('unclear corners increase the uncertainty, which is never below that of the usual ceiling', () => {
  const [sure, unsure] = [7, 9].map((seed) => roomShape(analysed(seed))!) as [RoomShape, RoomShape];
  expect(sure.doubt).toBeGreaterThanOrEqual(0.15);
  expect(sure.doubt).toBeLessThan(0.2);
  expect(unsure.isDoubtful).toBe(true);
  expect(unsure.doubt).toBeGreaterThan(0.2);
});

/** Words that people ask with, by the kind they mean. */
const words: Readonly<Record<'interior' | 'exterior', readonly (readonly [string, string])[]>> = {
  interior: [
    ['bed', 'bed beds'],
    ['sofa', 'sofa sofas couch couches settee settees'],
    ['table', 'table tables nightstand nightstands desk desks'],
    ['sink', 'sink sinks washbasin washbasins'],
    ['toilet', 'toilet toilets wc'],
    ['oven or stove', 'oven ovens stove stoves cooker cookers hob hobs'],
    ['refrigerator', 'refrigerator refrigerators fridge fridges'],
    ['microwave', 'microwave microwaves'],
    ['dishwasher', 'dishwasher dishwashers'],
    ['cabinets', 'cabinet cabinets cupboard cupboards wardrobe wardrobes'],
    ['worktop', 'worktop worktops countertop countertops counter counters'],
    ['curtains or blinds', 'curtain curtains blind blinds drape drapes shutter shutters'],
    ['rug', 'rug rugs'],
    ['lamp', 'lamp lamps chandelier chandeliers pendant pendants'],
    ['ceiling fan', 'fan fans'],
    ['mirror', 'mirror mirrors'],
    ['picture', 'painting paintings artwork artworks'],
    ['bathtub', 'bathtub bathtubs tub tubs'],
    ['shower', 'shower showers'],
    ['television', 'television televisions tv tvs'],
    ['plant', 'plant plants houseplant houseplants'],
    ['chair', 'chair chairs stool stools'],
  ],
  exterior: [
    ['garage door', 'garage'],
    ['drive', 'drive drives driveway driveways'],
    ['lawn', 'lawn lawns grass'],
    ['path', 'path paths walkway walkways pavement pavements'],
    ['street', 'street streets road roads'],
    ['porch', 'porch porches entrance entrances'],
    ['fence or garden wall', 'fence fences'],
    ['car', 'car cars'],
    ['pool', 'pool pools'],
  ],
};

test.each(['interior', 'exterior'] as const)('each word means one kind of thing: %s', (kind) => {
  const meant = (word: string) =>
    thingKinds[kind].filter(({ asks }) => asks.test(word)).map(({ name }) => name);
  const wrong = words[kind].flatMap(([name, said]) =>
    said
      .split(' ')
      .flatMap((word) => (meant(word).join() === name ? [] : [`${word}: ${meant(word)}`])),
  );
  expect(wrong).toEqual([]);
  expect(words[kind].map(([name]) => name)).toEqual(thingKinds[kind].map(({ name }) => name));
});

test('of these there are often several', () => {
  const several = Object.values(thingKinds)
    .flat()
    .filter(({ isSeveral }) => isSeveral);
  expect(several.map(({ name }) => name)).toEqual([
    ...['table', 'cabinets', 'worktop', 'curtains or blinds', 'lamp', 'mirror', 'picture', 'chair'],
    ...['garage door', 'lawn', 'path'],
  ]);
});
