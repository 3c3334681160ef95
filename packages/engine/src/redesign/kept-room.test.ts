/** The score says what was scored, and is never whole while the shape is doubtful. */
import { expect, test } from 'vitest';
import { analysePhoto } from '../sense/analyse-photo.ts';
import { syntheticRoom } from '../sense/testing/synthetic-room.ts';
import { keptRoom } from './kept-room.ts';
import { readRoom } from './shell/read-room.ts';

const readingOf = (seed: number) =>
  readRoom(analysePhoto(syntheticRoom(seed, undefined, 320).photo, 'interior'))!;
const sure = readingOf(7);
const doubtful = readingOf(12);

test.each([
  ['sure', sure, 99, 100],
  ['doubtful', doubtful, 50, 75],
] as const)('an unchanged picture of a %s shape', (_, reading, least, most) => {
  const kept = keptRoom(reading, reading.analysis.photo, 0);
  expect(kept).toMatchObject({ openingsKept: 1, white: 1, shape: reading.confidence });
  expect(kept.score).toBe(Math.round(100 * (0.5 + 0.5 * reading.confidence)));
  expect(kept.score).toBeGreaterThanOrEqual(least);
  expect(kept.score).toBeLessThanOrEqual(most);
});

test('new finishes follow the edges that are seen, so the shape counts half as much', () => {
  const { confidence, analysis } = doubtful;
  const kept = keptRoom(doubtful, analysis.photo, 0, { change: 'finishes' });
  expect(kept.shape).toBe(confidence);
  expect(kept.score).toBe(Math.round(100 * (0.75 + 0.25 * confidence)));
});

test('white that shifts and windows that change lower it, too', () => {
  const { photo } = sure.analysis;
  expect(keptRoom(sure, photo, 9)).toMatchObject({ white: 0.5, score: 87 });
  const inverted = { ...photo, data: photo.data.map((code) => 255 - code) };
  expect(keptRoom(sure, inverted, 0).score).toBeLessThan(40);
});
