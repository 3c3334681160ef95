import { expect, test } from 'vitest';
import { behind } from '../empty/planes-behind.ts';
import { type Body, FloorPlan, type Spot, wallSpot } from '../furnish/floor-plan.ts';
import { styleRecord } from '../furnish/furnish-room.ts';
import type { LaidOutPlan } from '../furnish/given-layout.ts';
import { atWall, type Piece } from '../furnish/piece.ts';
import { bed } from '../furnish/pieces/bedroom.ts';
import type { OpenedShell } from '../opened-room.ts';
import { roomClass } from '../shell/room-class.ts';
import { eachPixelOf } from './piece-outline.ts';
import { shell, size } from './seen-room.fixture.ts';
import { stagedPlan } from './staged-plan.ts';

const record = styleRecord('Modern');
const picture = atWall('Picture', [1, 0.04, 0.7], () => undefined, { low: 1.4 });
const curtains = atWall('Curtains', [1, 0.2, 2], () => undefined);
const pixels = size.widthPx * size.heightPx;

const fill = (classOf: Uint8Array, name: 'floor' | 'window' | 'object', body: Body) =>
  eachPixelOf(body, shell, size, (at) => {
    classOf[at] = roomClass(name);
  });

/** The room's floor and walls, with a window on the left half of the back wall. */
function opened(confidence: number, things: readonly Body[] = []): OpenedShell {
  const classOf = new Uint8Array(pixels).fill(roomClass('wall'));
  fill(classOf, 'floor', { rect: { x0: -2, x1: 2, z0: -2.5, z1: 1.2 }, low: 0, high: 0.001 });
  const glass = { rect: { x0: -1.8, x1: -0.4, z0: -2.5, z1: -2.48 }, low: 0.9, high: 2.2 };
  fill(classOf, 'window', glass);
  for (const thing of things) fill(classOf, 'object', thing);
  const planes = new Uint8Array(pixels).fill(behind.back);
  const photo = { ...size, data: new Uint8ClampedArray(pixels * 3) };
  return {
    reading: { confidence, analysis: { photo, classOf } },
    shell,
    surfaces: { planes },
  } as unknown as OpenedShell;
}

function planned(...pieces: readonly (readonly [Piece, Spot])[]): LaidOutPlan {
  const plan = new FloorPlan(shell);
  for (const [piece, spot] of pieces) plan.add(piece, spot);
  return { plan, record, hasMain: true, origins: [], leftOut: [] };
}
const bedAtBack = [bed(record, 1.4, 0), wallSpot(shell, 'back', 3)] as const;
const namesIn = (made: LaidOutPlan | undefined) => made?.plan.placed.map(({ piece }) => piece.name);

test('pictures before a window and curtains are left out', () => {
  const wish = planned(
    bedAtBack,
    [picture, wallSpot(shell, 'back', 1)],
    [picture, wallSpot(shell, 'right', 2)],
    [curtains, wallSpot(shell, 'left', 2)],
  );
  expect(namesIn(stagedPlan(wish, opened(0.8)))).toEqual(['Bed', 'Picture']);
});

test('a bed in a wall makes no staged room', () => {
  const inWall = planned([bed(record, 1.4, 0), { x: 3.2, z: -2.4, turnRad: 0 }]);
  expect(stagedPlan(inWall, opened(0.8))).toBeUndefined();
});

test('a room of doubtful shape, or with things in it, is not furnished as an empty one', () => {
  expect(stagedPlan(planned(bedAtBack), opened(0.3))).toBeUndefined();
  const cupboard = { rect: { x0: -2, x1: 0, z0: -2.5, z1: -1 }, low: 0, high: 2.2 };
  expect(stagedPlan(planned(bedAtBack), opened(0.8, [cupboard]))).toBeUndefined();
});
