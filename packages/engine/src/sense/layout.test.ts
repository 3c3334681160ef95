import { expect, test } from 'vitest';
import { projectToWorking } from './box-geometry.ts';
import { gatherEvidence } from './evidence.ts';
import { rotationOf } from './manhattan-frame.ts';
import { syntheticRoom } from './testing/synthetic-room.ts';
import { createWorkingImage } from './working-image.ts';

const rooms = Array.from({ length: 20 }, (_, index) => syntheticRoom(index + 1));
const seen = rooms.map((room) => gatherEvidence(createWorkingImage(room.photo), 'interior'));

function median(values: readonly number[]): number {
  return [...values].sort((p, q) => p - q)[Math.floor(values.length / 2)]!;
}

test('the camera of drawn rooms is found', () => {
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

test('the corners of the back wall that are in view are found', () => {
  const errors = rooms.flatMap((room, k) => {
    const { frame, room: found, image } = seen[k]!;
    const truth = {
      ...frame,
      rotation: rotationOf({ pitch: room.pitch, roll: 0, yaw: room.yaw, focal: 1 }),
      focal: room.focalPx / image.scaleX,
    };
    const corner = (box: typeof room.box, camera: typeof frame, right: boolean, foot: boolean) =>
      projectToWorking(camera, right ? box.right : -box.left, foot ? 1 : -box.ceiling, box.depth);
    return [0, 1, 2, 3].flatMap((index) => {
      const [right, foot] = [index % 2 === 1, index > 1];
      const wanted = corner(room.box, truth, right, foot);
      const got = corner(found!.fitted.box, frame, right, foot);
      if (!wanted || wanted.x < 0 || wanted.x > image.width) return [];
      if (wanted.y < 0 || wanted.y > image.height) return [];
      return [got ? Math.hypot(wanted.x - got.x, wanted.y - got.y) / image.width : 1];
    });
  });
  expect(errors.length).toBeGreaterThan(25);
  // the top and the foot of a skirting board are 2 to 3 % apart: either is a good floor line
  expect(median(errors)).toBeLessThan(0.012);
  expect(errors.filter((error) => error > 0.04).length / errors.length).toBeLessThan(0.12);
});
