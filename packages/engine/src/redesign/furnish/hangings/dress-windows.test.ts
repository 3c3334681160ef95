import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../../../visuals/scene/builder.ts';
import type { ShellDressing, ShellOpening } from '../../shell/photo-shell.ts';
import { boundsOf } from '../../testing/built-pieces.ts';
import { drawnPicture, drawnShell } from '../../testing/drawn-shell.ts';
import { FloorPlan, wallSpot } from '../floor-plan.ts';
import { styleRecord } from '../furnish-room.ts';
import { Furnisher } from '../furnisher.ts';
import { atWall, type PieceFront } from '../piece.ts';
import { plantPieces } from '../pieces/plants.ts';
import { curtainPanelsPiece } from '../pieces/window-dressings.ts';
import { RoomView, thingsMap } from '../room-view.ts';
import { styleKit } from '../style-kit.ts';
import { dressWindows } from './dress-windows.ts';

const { widthPx, heightPx } = drawnPicture;
const corner = { x: 0, y: 0 };
const corners = [corner, corner, corner, corner] as const;
const glass = { u0: 2, u1: 3, v0: 0.9, v1: 2 };
const nothing = thingsMap(new Uint8Array(widthPx * heightPx), widthPx, heightPx);
const bare: ShellDressing = { ...glass, dropMetres: 0, between: [], isClosed: false };

/** Pieces in front of one window of the back wall, in a room 5 m wide. */
function hung(
  dressing: ShellDressing | undefined,
  {
    style = 'Farmhouse',
    roomType = 'Bedroom',
    headboardMetres = 0,
    front,
    at = 0,
  }: {
    style?: string;
    roomType?: string;
    headboardMetres?: number;
    front?: PieceFront;
    /** From the wall to the bed, metres. */
    at?: number;
  } = {},
) {
  const window: ShellOpening = {
    side: 'back',
    kind: 'window',
    ...glass,
    corners,
    ...(dressing ? { dressing, isUnclear: dressing.isClosed } : {}),
  };
  const shell = { ...drawnShell(createRandom(1)), width: 5, openings: [window] };
  const plan = new FloorPlan(shell);
  const view = new RoomView(shell.camera, widthPx, heightPx, nothing);
  const record = styleRecord(style);
  const bed = atWall('Bed', [3, 2, headboardMetres], () => {}, front ? { front } : {});
  const spot = wallSpot(shell, 'back', 2.5);
  if (headboardMetres > 0) plan.add(bed, { ...spot, z: spot.z + at });
  dressWindows(new Furnisher({ plan, view, record, random: createRandom(1) }), roomType);
  return plan.placed.filter(({ piece }) => piece !== bed);
}

const names = (placed: ReturnType<typeof hung>) => placed.map(({ piece }) => piece.name);

test('bare windows get nothing', () => {
  expect(hung(undefined)).toEqual([]);
  expect(hung(bare)).toEqual([]);
});

test('new curtains replace the old ones', () => {
  const placed = hung({ ...bare, u0: 1.5, u1: 3.5 });
  expect(names(placed)).toEqual(['Curtains']);
  const { rect } = placed[0]!;
  // the back wall spans -2.5 to 2.5
  expect(rect.x0).toBeLessThan(1.5 - 2.5);
  expect(rect.x1).toBeGreaterThan(3.5 - 2.5);
});

test('a valance is replaced by a blind of the same drop', () => {
  const placed = hung({ ...bare, dropMetres: 0.4 });
  expect(names(placed)).toEqual(['Blind']);
  expect(placed[0]!.low).toBeGreaterThan(1.5);
  expect(placed[0]!.low).toBeLessThan(1.6);
});

test('a closed window gets curtains at its sides if the style has any, in bathrooms sheers', () => {
  const closed = { ...bare, isClosed: true };
  expect(names(hung(closed))).toEqual(['Curtains']);
  expect(names(hung(closed, { style: 'Modern' }))).toEqual([]);
  expect(names(hung(closed, { roomType: 'Kitchen' }))).toEqual([]);
  expect(names(hung(closed, { roomType: 'Bathroom' }))).toEqual(['Curtains']);
});

test('fabric between two panes is replaced as well', () => {
  const [placed] = hung({ ...bare, between: [[2.4, 2.6]] });
  expect(placed!.piece.name).toBe('Curtains');
  expect(placed!.piece.widthMetres).toBeLessThan(0.6);
});

test('a curtain may hang above the low part of a bed', () => {
  const old = { ...bare, u0: 1.5, u1: 3.5 };
  const front = { fromMetres: 0.05, heightMetres: 0.7 };
  const beside = { headboardMetres: 1.5, front };
  expect(names(hung(old, { ...beside, at: -0.1 }))).toEqual(['Curtains']);
  expect(names(hung(old, { ...beside, at: 0 }))).toEqual([]);
});

test('the curtain of a shower hangs whatever stands there', () => {
  const closed = { ...bare, isClosed: true };
  expect(names(hung(closed, { roomType: 'Bathroom', headboardMetres: 1.5 }))).toEqual(['Curtains']);
});

test('curtains hang down to the floor behind a plant', () => {
  const shell = { ...drawnShell(createRandom(1)), width: 5 };
  const [plant] = plantPieces(styleRecord('Scandinavian'), createRandom(1));
  const plan = new FloorPlan(shell);
  plan.add(plant!, { x: 0, z: 0, turnRad: 0 });
  const here = { x0: -0.2, x1: 0.2, z0: -0.2, z1: 0.2 };
  expect(plan.isFree(here)).toBe(false);
  expect(plan.isFree(here, ({ isLeafy }) => isLeafy === true)).toBe(true);
});

test('no curtain hangs into a headboard', () => {
  const old = { ...bare, u0: 1.5, u1: 3.5 };
  expect(names(hung(old, { headboardMetres: 0.7 }))).toEqual(['Curtains']);
  expect(names(hung(old, { headboardMetres: 1.5 }))).toEqual([]);
});

test('the rod of a single curtain spans the window', () => {
  const record = styleRecord('Farmhouse');
  const piece = curtainPanelsPiece(record, [{ u0: 0.5, u1: 0.85, foot: 0.02 }], 2.2, [-0.6, 0.6]);
  const b = new SceneBuilder();
  const random = createRandom(1);
  piece.build({ b, kit: styleKit(b, record, random), random, ceilingMetres: 2.6 });
  const { low, high } = boundsOf(b.triangles.positions.slice(0, b.triangles.count * 9));
  expect(low[0]).toBeLessThan(-0.59);
  expect(high[0]).toBeGreaterThan(0.85);
  expect(high[0] - low[0]).toBeLessThan(piece.widthMetres + 0.01);
});
