import { expect, test } from 'vitest';
import { gatherEvidence } from '../evidence.ts';
import { createWorkingImage } from '../photo/working-image.ts';
import { cornerErrors, cornersFound, surfaceShare } from '../testing/drawn-room-truth.ts';
import { syntheticRoom } from '../testing/synthetic-room.ts';

const rooms = Array.from({ length: 20 }, (_, index) => syntheticRoom(index + 1));
const seen = rooms.map((room) => gatherEvidence(createWorkingImage(room.photo), 'interior'));

function median(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[Math.floor(values.length / 2)]!;
}

test('finds the camera of synthetic rooms', () => {
  const yaw = rooms.map((room, k) => Math.abs(room.yaw - seen[k]!.frame.yaw));
  const pitch = rooms.map((room, k) => Math.abs(room.pitch - seen[k]!.frame.pitch));
  const focal = rooms.map((room, k) => {
    const { frame, image } = seen[k]!;
    return Math.abs(Math.log((frame.focal * image.scaleX) / room.focalPx));
  });
  expect(median(yaw)).toBeLessThan(0.7);
  expect(median(pitch)).toBeLessThan(0.7);
  expect(median(focal)).toBeLessThan(0.05);
  expect(yaw.filter((error) => error > 3).length).toBeLessThanOrEqual(2);
});

test('finds visible corners of the back wall', () => {
  const errors = rooms.flatMap((room, k) => cornerErrors(room, seen[k]!));
  expect(errors.length).toBeGreaterThan(25);
  // top and bottom of a skirting board are 2 to 3 % apart: either is a good floor line
  expect(median(errors)).toBeLessThan(0.012);
  expect(errors.filter((error) => error > 0.04).length / errors.length).toBeLessThan(0.12);
});

test('separates floor, walls and ceiling of synthetic rooms', () => {
  const shares = rooms.slice(0, 6).map((room, k) => surfaceShare(room, seen[k]!));
  expect(median(shares)).toBeGreaterThan(0.9);
  expect(Math.min(...shares)).toBeGreaterThan(0.8);
});

test('a synthetic room has the same corners at every size', () => {
  const [usual, ...others] = [1024, 640, 1600].map((widthPx) => {
    const { photo } = syntheticRoom(6, undefined, widthPx);
    return cornersFound(gatherEvidence(createWorkingImage(photo), 'interior'));
  });
  let compared = 0;
  for (const other of others) {
    for (const [index, corner] of usual!.entries()) {
      if (!corner || Math.min(...corner) < 0 || Math.max(...corner) > 1) continue;
      const [x, y] = other[index] ?? [Infinity, Infinity];
      expect(Math.hypot(x - corner[0], y - corner[1])).toBeLessThan(0.02);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(2);
});
