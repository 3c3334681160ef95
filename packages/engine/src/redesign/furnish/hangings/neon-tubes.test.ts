import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { FloorPlan } from '../floor-plan.ts';
import { styleRecord } from '../furnish-room.ts';
import { Furnisher } from '../furnisher.ts';
import { atWall } from '../piece.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { hangNeon } from './neon-tubes.ts';

const { widthPx, heightPx } = drawnPicture;
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const shell = { ...drawnShell(createRandom(1)), width: 4, depth: 5, height: 2.4, openings: [] };
const camera = {
  ...shell.camera,
  position: [0, 1.4, 1.5] as const,
  right: [1, 0, 0] as const,
  forward: [0, 0, -1] as const,
};

function handOf(style: string): Furnisher {
  return new Furnisher({
    plan: new FloorPlan({ ...shell, camera }),
    view: new RoomView(camera, widthPx, heightPx, nothing),
    record: styleRecord(style),
    random: createRandom(1),
  });
}

const tubes = ({ plan }: Furnisher) =>
  plan.placed.filter(({ piece }) => piece.name === 'Neon tube');

test('a cyberpunk room has neon along the walls that are seen, other rooms have none', () => {
  const hand = handOf('Cyberpunk');
  hangNeon(hand);
  expect(tubes(hand).map(({ spot }) => spot.side)).toEqual(['back']);
  expect(tubes(hand)[0]!.piece.widthMetres).toBeCloseTo(3.76);
  expect(tubes(hand)[0]!.low).toBeCloseTo(2.28);
  const modern = handOf('Modern');
  hangNeon(modern);
  expect(tubes(modern)).toEqual([]);
});

test('beside what reaches the ceiling the tubes are shorter', () => {
  const hand = handOf('Cyberpunk');
  const column = atWall('Hood', [0.3, 0.3, 2.4], () => undefined);
  hand.plan.add(column, { x: -1, z: -2.5, turnRad: 0, side: 'back' });
  hangNeon(hand);
  const back = tubes(hand).filter(({ spot }) => spot.side === 'back');
  expect(back.map(({ spot }) => spot.x)).toEqual([1]);
  expect(back[0]!.piece.widthMetres).toBeCloseTo(1.76);
});
