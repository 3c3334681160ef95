import { expect, test } from 'vitest';
import { SceneBuilder } from '../builder.ts';
import { box } from '../solids.ts';
import { freeSpot } from './free-spots.ts';
import type { Room } from './room.ts';

const window = { u0: 0.5, u1: 3.5, v0: 0.9, v1: 2.2, kind: 'window' } as const;

function room(): Room {
  const b = new SceneBuilder();
  const wood = b.material({ name: 'wood', surface: 'opaque', albedo: [0.3, 0.2, 0.1] });
  b.begin('furniture', 'wardrobe');
  box(b, [1, 0, -2], [2, 2, -1.4], wood);
  // Only its dimensions, windows and contents are read.
  return {
    ...{ b, width: 4, depth: 4, height: 2.6 },
    windows: [{ side: 'left', openings: [window] }],
  } as unknown as Room;
}

test('a low thing is placed at the back, beside existing ones', () => {
  const spot = freeSpot(room(), { width: 2, depth: 0.5, low: 0, high: 0.8 })!;
  expect(spot.side).toBe('back');
  expect(spot.along + 1).toBeLessThan(1);
});

test("a tall one doesn't cover a window, and a too wide one has no place", () => {
  const tall = { width: 3.2, depth: 0.4, low: 0, high: 2 };
  expect(freeSpot(room(), tall)).toBeUndefined();
  expect(freeSpot(room(), { ...tall, high: 0.8 })?.side).toBe('left');
  expect(freeSpot(room(), { ...tall, width: 5 })).toBeUndefined();
});
