import { expect, test } from 'vitest';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { surfaceOf } from '../sense/analysis.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { type RefinishRequest, refinishRoom } from './index.ts';

const request: RefinishRequest = {
  style: 'Scandinavian',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
};
const analysis = analysePhoto(syntheticRoom(5, undefined, 200).photo, 'interior');
/** Its corners are read with a confidence of .27. */
const { photo: doubtfulPhoto } = syntheticRoom(12, undefined, 320);
const doubtful = analysePhoto(doubtfulPhoto, 'interior');
const pixels = analysis.photo.widthPx * analysis.photo.heightPx;

async function refinished(change: Partial<RefinishRequest> = {}) {
  const room = await refinishRoom(analysis, { ...request, ...change });
  if ('unreadable' in room) throw new Error(room.unreadable);
  return room;
}

/** Mean difference in codes between photo and picture where a class is certain. */
function changeOf(data: Uint8ClampedArray, name: 'floor' | 'wall' | 'window') {
  const matte = surfaceOf(analysis, name).matte.data;
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels; at++) {
    if (matte[at]! < 0.98) continue;
    for (let c = at * 3; c < at * 3 + 3; c++) sum += Math.abs(data[c]! - analysis.photo.data[c]!);
    count += 3;
  }
  return sum / count;
}

/** Shared by two tests. */
const industrial = await refinished({ style: 'Industrial', seed: 0 });

test('floor and walls are replaced, windows keep the photo', () => {
  const { image, kept, repainted } = industrial;
  expect(repainted).toBeUndefined();
  expect(changeOf(image.data, 'floor')).toBeGreaterThan(12);
  expect(changeOf(image.data, 'wall')).toBeGreaterThan(12);
  expect(changeOf(image.data, 'window')).toBeLessThan(6);
  expect(kept.openingsKept).toBeGreaterThan(0.85);
  expect(kept.whiteShift).toBeLessThan(5);
});

test('walls of doubtful shape are all in one paint: each pixel keeps its own light, and the rest the photo', async () => {
  const room = await refinishRoom(doubtful, { ...request, style: 'Industrial', seed: 0 });
  if ('unreadable' in room) throw new Error(room.unreadable);
  expect(industrial.finish.coverings).not.toEqual([]);
  const paint = { kind: 'paint', colours: [room.repainted?.wall] };
  expect(room.finish).toMatchObject({ wall: paint, coverings: [] });
  expect(room.repainted?.wall).toMatch(/^#/);
  const { photo } = doubtful;
  const [wall, window] = (['wall', 'window'] as const).map(
    (name) => surfaceOf(doubtful, name).matte.data,
  );
  let [turned, steps, walls, glass, panes] = [0, 0, 0, 0, 0];
  for (let at = 1; at < wall!.length; at++) {
    if (window![at]! > 0.98) {
      panes++;
      glass += Math.abs(room.image.data[at * 3]! - photo.data[at * 3]!);
    }
    if (wall![at]! < 0.98 || wall![at - 1]! < 0.98) continue;
    walls++;
    const by = (of: Uint8ClampedArray) => of[at * 3 + 1]! - of[at * 3 - 2]!;
    if (room.image.data[at * 3 + 2] !== photo.data[at * 3 + 2]) turned++;
    if (Math.abs(by(room.image.data) - by(photo.data)) > 6) steps++;
  }
  expect(glass / panes).toBeLessThan(1);
  expect(turned / walls).toBeGreaterThan(0.9);
  expect(steps / walls).toBeLessThan(0.01);
});

test('walls of doubtful shape are drawn if they are chosen', async () => {
  const wall = { kind: 'panelling' } as const;
  const room = await refinishRoom(doubtful, { ...request, chosen: { wall } });
  expect(room).toMatchObject({ finish: { wall } });
  expect(room).not.toHaveProperty('repainted');
});

test('a room of sure shape is painted too, if it cannot be furnished', async () => {
  const { repainted } = await refinished({ style: 'Rustic', isFallback: true });
  expect(repainted?.wall).toMatch(/^#/);
});

test('the same seed gives the same bytes, with chosen materials', async () => {
  const first = await refinished();
  const again = await refinished();
  expect(first.image.data).toEqual(again.image.data);
  const chosen = await refinished({ chosen: { floor: { kind: 'chequerMarble' } } });
  expect(chosen.finish.floor).toEqual({ kind: 'chequerMarble' });
  expect(first.image.data).not.toEqual(chosen.image.data);
});

test('protected pixels are unchanged', async () => {
  const protect = new Float32Array(pixels);
  for (let at = 0; at < pixels; at++) protect[at] = at % analysis.photo.widthPx < 60 ? 1 : 0;
  const { image } = await refinished({ protect });
  const isProtected = (_: number, c: number) => protect[Math.floor(c / 3)] === 1;
  const kept = analysis.photo.data.filter(isProtected);
  expect(kept.length).toBeGreaterThan(10_000);
  expect(image.data.filter(isProtected)).toEqual(kept);
});

test('a photo without a room is unreadable', async () => {
  const data = new Uint8ClampedArray(200 * 150 * 3).fill(128);
  const grey = analysePhoto({ widthPx: 200, heightPx: 150, data }, 'exterior');
  expect(await refinishRoom(grey, request)).toHaveProperty('unreadable');
});
