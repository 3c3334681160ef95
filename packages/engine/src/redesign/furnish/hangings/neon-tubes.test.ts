import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import type { ShellOpening } from '../../shell/photo-shell.ts';
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

function handOf(style: string, openings: readonly ShellOpening[] = []): Furnisher {
  return new Furnisher({
    plan: new FloorPlan({ ...shell, openings, camera }),
    view: new RoomView(camera, widthPx, heightPx, nothing),
    record: styleRecord(style),
    random: createRandom(1),
  });
}

const tubes = ({ plan }: Furnisher) =>
  plan.placed.filter(({ piece }) => piece.name === 'Neon tube');

test('a cyberpunk room has neon along visible walls, other rooms have none', () => {
  const context = handOf('Cyberpunk');
  hangNeon(context);
  expect(tubes(context).map(({ spot }) => spot.side)).toEqual(['back']);
  expect(tubes(context)[0]!.piece.widthMetres).toBeCloseTo(3.76);
  expect(tubes(context)[0]!.low).toBeCloseTo(2.28);
  const modern = handOf('Modern');
  hangNeon(modern);
  expect(tubes(modern)).toEqual([]);
});

test('tubes are shorter beside ceiling-high pieces', () => {
  const context = handOf('Cyberpunk');
  const column = atWall('Hood', [0.3, 0.3, 2.4], () => undefined);
  context.plan.add(column, { x: -1, z: -2.5, turnRad: 0, side: 'back' });
  hangNeon(context);
  const back = tubes(context).filter(({ spot }) => spot.side === 'back');
  expect(back.map(({ spot }) => spot.x)).toEqual([1]);
  expect(back[0]!.piece.widthMetres).toBeCloseTo(1.76);
});

test('no tube crosses a window that reaches the ceiling', () => {
  const corner = { x: 0, y: 0 };
  const corners = [corner, corner, corner, corner] as const;
  const window = {
    side: 'back',
    kind: 'window',
    u0: 0.2,
    u1: 1.2,
    v0: 0.9,
    v1: 2.3,
    corners,
  } as const;
  const context = handOf('Cyberpunk', [window]);
  hangNeon(context);
  expect(tubes(context).map(({ spot }) => spot.x)).toEqual([1]);
});
