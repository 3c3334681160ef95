import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import type { LineSegment } from './line-segments.ts';
import { findManhattanFrame } from './manhattan-frame.ts';
import { rotationOf } from './pose-fit.ts';

const width = 640;
const height = 480;
const focal = 0.37;

/** Lines along the axes of a room, as the widest lens of a phone shows them. */
function linesOfRoom(): LineSegment[] {
  const m = rotationOf({ pitch: 12, roll: 0, yaw: 25, focal });
  const random = createRandom(7);
  const project = ([x, y, z]: readonly number[]) => {
    const depth = m[6]! * x! + m[7]! * y! + m[8]! * z!;
    const slope = (focal * width) / depth;
    return {
      depth,
      x: width / 2 + slope * (m[0]! * x! + m[1]! * y! + m[2]! * z!),
      y: height / 2 + slope * (m[3]! * x! + m[4]! * y! + m[5]! * z!),
    };
  };
  const lines: LineSegment[] = [];
  for (let k = 0; k < 400; k++) {
    const from = [random.between(-3, 3), random.between(-1.2, 1.4), random.between(1, 4)];
    const to = from.map((at, axis) => (axis === k % 3 ? at + 0.8 : at));
    const [a, b] = [project(from), project(to)];
    if (a.depth < 0.3 || b.depth < 0.3) continue;
    const isInside = [a, b].every(({ x, y }) => x > 0 && x < width && y > 0 && y < height);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (isInside && length > 14)
      lines.push({ x1: a.x, y1: a.y, x2: b.x, y2: b.y, length, strength: 1 });
  }
  return lines;
}

test('the widest lens is found where it is asked for', () => {
  const frame = findManhattanFrame(linesOfRoom(), width, height, { focal: 0.38, weight: 0.5 });
  expect(frame.focal / width).toBeCloseTo(focal, 1);
  expect(frame.yaw).toBeCloseTo(25, 0);
  expect(frame.pitch).toBeCloseTo(12, 0);
});

test('usual lenses end at .45', () => {
  const frame = findManhattanFrame(linesOfRoom(), width, height);
  expect(frame.focal / width).toBeGreaterThanOrEqual(0.45);
});
