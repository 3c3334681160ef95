import { expect, test } from 'vitest';
import { SceneBuilder } from '../builder.ts';
import type { Room } from './room.ts';
import { cladding } from './wall-cladding.ts';

test('tiles leave windows free, even above them and where a window starts below', () => {
  const b = new SceneBuilder();
  const tile = b.material({ name: 'tile', surface: 'opaque', albedo: [1, 1, 1] });
  const window = { u0: 1, u1: 2, v0: 0.5, v1: 2, kind: 'window' } as const;
  // Only the room's dimensions are read.
  const room = {
    ...{ b, width: 4, depth: 3, height: 2.5 },
    windows: [{ side: 'back', openings: [window] }],
  } as unknown as Room;
  cladding(room, 'back', { from: -2, to: 2, low: 0.9, high: 2.5 }, tile);
  const { positions, count } = b.triangles;
  let area = 0;
  for (let at = 0; at < count * 9; at += 9) {
    const [x, y] = [0, 1].map((axis) => [0, 3, 6].map((corner) => positions[at + corner + axis]!));
    const across = (x![1]! - x![0]!) * (y![2]! - y![0]!) - (x![2]! - x![0]!) * (y![1]! - y![0]!);
    area += Math.abs(across) / 2;
    const [middleX, middleY] = [x!, y!].map((three) => (three[0]! + three[1]! + three[2]!) / 3);
    const onGlass = middleX! > -1 && middleX! < 0 && middleY! < 2;
    expect(onGlass).toBe(false);
  }
  expect(area).toBeCloseTo(4 * 1.6 - 1.1);
});
