import { expect, test } from 'vitest';
import { analysePhoto } from '../../sense/analyse-photo.ts';
import { syntheticRoom } from '../../sense/testing/synthetic-room.ts';
import { photoShell } from './photo-shell.ts';
import { readRoom } from './read-room.ts';
import { isAssumed, wallsBehindCabinets } from './walls-behind-cabinets.ts';

const analysis = analysePhoto(syntheticRoom(3, undefined, 320).photo, 'interior');
const reading = readRoom(analysis)!;
const eye = reading.cameraHeightMetres;

/** As read, with each side wall at this distance from the camera. */
const withWallsAt = (metres: number) => ({
  ...reading,
  box: { ...reading.box, left: metres / eye, right: metres / eye },
});

test('walls of a narrow kitchen move behind its cabinets', () => {
  const seen = wallsBehindCabinets(analysis, withWallsAt(0.7));
  expect(seen.box!.left * eye).toBeCloseTo(1.3);
  expect(photoShell(readRoom(seen)!).width).toBeGreaterThan(2.4);
  expect(isAssumed(analysis, seen)).toBe(true);
});

test('walls of a wide kitchen stay', () => {
  const seen = wallsBehindCabinets(analysis, withWallsAt(1.2));
  expect(seen).toBe(analysis);
  expect(isAssumed(analysis, seen)).toBe(false);
});

test('a wall read beside the camera is painted where the furniture has it', () => {
  const set = { ...reading.box, left: 0.02, isSet: true as const };
  const { box, cameraHeightMetres } = readRoom({ ...analysis, box: set })!;
  expect(box.left * cameraHeightMetres).toBeCloseTo(0.55);
});
