import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { PhotoShell } from '../../shell/photo-shell.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { FloorPlan } from '../floor-plan.ts';
import { styleRecord } from '../furnish-room.ts';
import { Furnisher } from '../furnisher.ts';
import { pendantPiece } from '../pieces/lamps.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { fitCeilingSpots } from './ceiling-spots.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const drawn = drawnShell(createRandom(1));
const room: PhotoShell = {
  ...drawn,
  width: 4,
  depth: 4,
  height: 2.5,
  openings: [],
  camera: {
    ...drawn.camera,
    position: [0, 1.5, 1.5],
    right: [1, 0, 0],
    forward: [0, 0, -1],
  },
};

function handIn(shell: PhotoShell): Furnisher {
  return new Furnisher({
    plan: new FloorPlan(shell),
    view: new RoomView(shell.camera, widthPx, heightPx, nothing),
    record: styleRecord('Modern'),
    random: createRandom(1),
  });
}

const placesOf = ({ plan }: Furnisher) =>
  plan.placed
    .filter(({ piece }) => piece.name === 'Ceiling spot')
    .map(({ spot }) => [spot.x.toFixed(2), spot.z.toFixed(2)].join(' '));

test('spots are in even rows, centred between the walls, where they are fully visible', () => {
  const context = handIn(room);
  fitCeilingSpots(context);
  expect(placesOf(context)).toEqual([
    '-1.45 -1.45',
    '-0.48 -1.45',
    '0.48 -1.45',
    '1.45 -1.45',
    '-1.45 -0.48',
    '-0.48 -0.48',
    '0.48 -0.48',
    '1.45 -0.48',
  ]);
  for (const { low, high } of context.plan.placed) {
    expect(low).toBeCloseTo(2.485);
    expect(high).toBeCloseTo(2.5);
  }
});

test('spots avoid a lamp', () => {
  const context = handIn(room);
  context.plan.add(pendantPiece(context.record, room.height), { x: 0.5, z: -1.4, turnRad: 0 });
  fitCeilingSpots(context);
  expect(placesOf(context)).toContain('-0.48 -1.45');
  expect(placesOf(context)).not.toContain('0.48 -1.45');
});

test('an invisible ceiling gets none', () => {
  const context = handIn({
    ...room,
    camera: { ...room.camera, up: [0, 0.8, -0.6], forward: [0, -0.6, -0.8] },
  });
  fitCeilingSpots(context);
  expect(context.plan.placed).toEqual([]);
});
