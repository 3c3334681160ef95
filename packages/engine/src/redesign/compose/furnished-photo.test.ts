import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { furnish, sceneOf } from '../design-room.ts';
import { furnishedFinish } from '../finishes.ts';
import type { RedesignRequest } from '../index.ts';
import { openRoom } from '../opened-room.ts';
import { furnishedPhoto, qualityOf } from './furnished-photo.ts';

const request: RedesignRequest = {
  style: 'Classic',
  roomType: 'Bedroom',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 3,
  change: 'furniture',
};

test('things in front of a window are exposed with the room', async () => {
  const { photo } = syntheticRoom(3, undefined, 240);
  const room = openRoom(analysePhoto(photo, 'interior'), photo.widthPx, 'box')!;
  const furnished = furnish(room, request);
  const finish = furnishedFinish(request, furnished.plan);
  const scene = sceneOf(room, furnished, finish, request);
  const allGlass = { ...room.openings, share: new Float32Array(photo.data.length / 3).fill(1) };
  const behindGlass = { ...room, openings: allGlass };
  const { windows } = await furnishedPhoto(behindGlass, scene, finish, request, {});
  const shareOf = (isCounted: (share: number) => boolean) =>
    windows.filter(isCounted).length / windows.length;
  expect(shareOf((share) => share < 0.05)).toBeGreaterThan(0.05);
  expect(shareOf((share) => share > 0.95)).toBeGreaterThan(0.3);
});

test.each([
  [384, 'full'],
  [499, 'full'],
  [500, 'finer'],
  [1024, 'finer'],
])('a picture %d px long is rendered in %s light', (longSidePx, quality) =>
  expect(qualityOf(longSidePx)).toBe(quality),
);
