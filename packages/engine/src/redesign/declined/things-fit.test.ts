import { expect, test } from 'vitest';
import type { Detection } from '../../detector/detect-things.ts';
import { createRandom } from '../../random/random.ts';
import { rectAt, wallSpot } from '../furnish/floor-plan.ts';
import { RoomView, thingsMap } from '../furnish/room-view.ts';
import { drawnPicture, drawnShell } from '../testing/drawn-shell.ts';
import { thingsFit } from './things-fit.ts';

const { widthPx, heightPx } = drawnPicture;
const drawn = drawnShell(createRandom(3));
const shell = {
  ...drawn,
  ...{ width: 4, depth: 5, openings: [] },
  camera: {
    ...drawn.camera,
    position: [0, 1.4, 1.5] as const,
    right: [1, 0, 0] as const,
    forward: [0, 0, -1] as const,
  },
};
const view = new RoomView(
  shell.camera,
  widthPx,
  heightPx,
  thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx),
);

/** A thing of this size at the back wall, as the detector would see it. */
function seenAt(kind: string, [width, depth, high]: readonly [number, number, number]): Detection {
  const rect = rectAt(wallSpot(shell, 'back', 2), {
    x0: -width / 2,
    x1: width / 2,
    z0: 0,
    z1: depth,
  });
  const { left, right, top, bottom } = view.see({ rect, low: 0, high });
  return { kind, score: 0.8, box: { x: left, y: top, width: right - left, height: bottom - top } };
}

const toilet = seenAt('toilet', [0.4, 0.68, 0.78]);

test('a toilet of usual size fits the wall where it is seen', () => {
  const [fitted] = thingsFit(shell, drawnPicture, [toilet]);
  expect(fitted?.kind).toBe('toilet');
  expect(fitted?.likeness).toBeGreaterThan(0.8);
});

test('a toilet four times as large fits at no wall of the room', () => {
  const giant = seenAt('toilet', [1.6, 2.7, 3]);
  const [fitted] = thingsFit(shell, drawnPicture, [giant]);
  expect(fitted?.likeness).toBeLessThan(0.3);
});

test('unsure and small things, and those that stand anywhere, tell nothing', () => {
  const small = { ...toilet, box: { ...toilet.box, width: 0.01 } };
  const others = [{ ...toilet, score: 0.2 }, small, { ...toilet, kind: 'chair' }];
  expect(thingsFit(shell, drawnPicture, others)).toEqual([]);
});
