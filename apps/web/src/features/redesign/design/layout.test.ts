import { expect, test } from 'vitest';
import {
  addPiece,
  layoutOf,
  movePiece,
  type Piece,
  placementProblems,
  rectOf,
  replacePiece,
  rotatePiece,
} from './layout.ts';

const room: [number, number, number] = [4, 5, 2.5];

function piece(change: Partial<Piece> = {}): Piece {
  return {
    key: 'sofa',
    origin: { own: 0 },
    name: 'Sofa',
    sizeMetres: [2, 1, 0.9],
    stand: 'floor',
    lowMetres: 0,
    footprint: { x0: -1, x1: 1, z0: 0, z1: 1 },
    x: 0,
    z: -2.5,
    turnDegrees: 0,
    ...change,
  };
}
const picture = piece({
  key: 'picture',
  name: 'Picture',
  stand: 'wall',
  lowMetres: 1.2,
  sizeMetres: [1, 0.04, 0.7],
  footprint: { x0: -0.5, x1: 0.5, z0: 0, z1: 0.04 },
});
const pouf = {
  name: 'Pouf',
  sizeMetres: [0.5, 0.5, 0.4] as [number, number, number],
  stand: 'floor' as const,
  lowMetres: 0,
  footprint: { x0: -0.25, x1: 0.25, z0: -0.25, z1: 0.25 },
};

test('a piece stays inside the walls, and snaps to the one it is near', () => {
  expect(movePiece(piece(), 0, -9, room)).toMatchObject({ x: 0, z: -2.5 });
  expect(movePiece(piece(), 0.95, 0, room)).toMatchObject({ x: 1, z: 0 });
  expect(movePiece(piece(), 0.5, 0.2, room)).toMatchObject({ x: 0.5, z: 0.2 });
});

test('wall pieces move along the walls', () => {
  expect(movePiece(picture, 1.9, 0.5, room)).toMatchObject({ x: 2, z: 0.5, turnDegrees: -90 });
  expect(movePiece(picture, -1.9, -2.4, room)).toMatchObject({ x: -1.5, z: -2.5, turnDegrees: 0 });
  expect(rotatePiece(picture, 90, room)).toBe(picture);
});

test('rotation keeps the centre', () => {
  const rect = rectOf(rotatePiece(piece({ z: 0 }), 90, room));
  expect((rect.x0 + rect.x1) / 2).toBeCloseTo(0);
  expect((rect.z0 + rect.z1) / 2).toBeCloseTo(0.5);
  expect(rect.x1 - rect.x0).toBeCloseTo(1);
});

test('no piece in a wall or in another piece, but pictures above and rugs below', () => {
  const rug = piece({ key: 'rug', name: 'Rug', stand: 'rug', z: -2 });
  const chair = piece({ key: 'chair', name: 'Armchair', x: 0.5, z: -2 });
  const outside = piece({ key: 'desk', name: 'Desk', x: 1.8, z: 1 });
  const problems = placementProblems([piece(), picture, rug, chair, outside], room);
  expect([...problems]).toEqual([
    ['chair', 'stands in the sofa'],
    ['desk', 'stands in a wall'],
  ]);
});

test('curtains of a window in a corner are no problem', () => {
  const curtains = piece({ ...picture, key: 'curtains', name: 'Curtains', x: 1.7 });
  expect(placementProblems([curtains], room).size).toBe(0);
  expect(placementProblems([{ ...curtains, name: 'Picture' }], room).size).toBe(1);
});

test('a piece is added at a free place, and replaced in place', () => {
  const inTheMiddle = piece({ x: 0, z: -0.5 });
  const pieces = [inTheMiddle, addPiece([inTheMiddle], pouf, 'new', room)];
  expect(placementProblems(pieces, room).size).toBe(0);
  expect(Math.hypot(pieces[1]!.x, pieces[1]!.z)).toBeLessThan(1.5);
  expect(layoutOf([replacePiece(inTheMiddle, pouf, 'new', room)])).toEqual([
    { origin: { name: 'Pouf' }, x: 0, z: 0, turnDegrees: 0 },
  ]);
});

/** A box as wide and deep as given, its back at z. */
const box = (key: string, x: number, z: number, more: Partial<Piece> = {}) =>
  piece({ key, name: 'Box', footprint: { x0: -0.5, x1: 0.5, z0: 0, z1: 1 }, x, z, ...more });
const keysOfProblems = (...pieces: Piece[]) => [...placementProblems(pieces, room).keys()];

test('pieces may touch, up to three centimetres', () => {
  expect(keysOfProblems(box('a', 0, 0), box('b', 0.98, 0))).toEqual([]);
  expect(keysOfProblems(box('a', 0, 0), box('b', 0.96, 0))).toEqual(['b']);
  expect(keysOfProblems(box('a', 0, 0), box('b', 0, 0.98))).toEqual([]);
  expect(keysOfProblems(box('a', 0, 0), box('b', 0, 0.96))).toEqual(['b']);
});

test.each([
  ['left', { x: -1.52, z: 0 }, { x: -1.54, z: 0 }],
  ['right', { x: 1.52, z: 0 }, { x: 1.54, z: 0 }],
  ['back', { x: 0, z: -2.52 }, { x: 0, z: -2.54 }],
  ['front', { x: 0, z: 1.52 }, { x: 0, z: 1.54 }],
])('a piece may reach three centimetres into the wall on the %s', (_wall, near, far) => {
  expect(keysOfProblems(box('a', near.x, near.z))).toEqual([]);
  expect(keysOfProblems(box('a', far.x, far.z))).toEqual(['a']);
});

test('what hangs above a piece is free of it from its top on', () => {
  const below = box('a', 0, 0, { sizeMetres: [1, 1, 0.9] });
  const above = (lowMetres: number) => box('b', 0, 0, { lowMetres, sizeMetres: [1, 1, 0.3] });
  expect(keysOfProblems(below, above(0.9))).toEqual([]);
  expect(keysOfProblems(below, above(0.86))).toEqual(['b']);
  expect(keysOfProblems(above(0.9), below)).toEqual([]);
});

test('a piece snaps to a wall that is nearer than twelve centimetres', () => {
  expect(movePiece(box('a', 0, 0), 1.39, 0, room)).toMatchObject({ x: 1.5, z: 0 });
  expect(movePiece(box('a', 0, 0), 1.37, 0, room)).toMatchObject({ x: 1.37, z: 0 });
  expect(movePiece(box('a', 0, 0), -1.39, 0, room)).toMatchObject({ x: -1.5, z: 0 });
  expect(movePiece(box('a', 0, 0), 0, 1.39, room)).toMatchObject({ x: 0, z: 1.5 });
  expect(movePiece(box('a', 0, 0), 0, -2.37, room)).toMatchObject({ x: 0, z: -2.37 });
});

test('a wall piece hangs on the left wall facing right, within its ends', () => {
  expect(movePiece(picture, -1.9, 0.5, room)).toMatchObject({ x: -2, z: 0.5, turnDegrees: 90 });
  expect(movePiece(picture, -1.9, 9, room)).toMatchObject({ x: -2, z: 2, turnDegrees: 90 });
});

test('turns stay within half a circle either way', () => {
  const turned = (from: number, by: number) =>
    rotatePiece(box('a', 0, 0, { turnDegrees: from }), by, room).turnDegrees;
  expect([turned(0, 90), turned(90, 90), turned(-90, -90), turned(-90, -180)]).toEqual([
    90, -180, -180, 90,
  ]);
});

test('a turn of 90 degrees brings the front of a piece to its right', () => {
  const rect = rectOf(box('a', 0, 0, { turnDegrees: 90 }));
  expect(rect.x0).toBeCloseTo(0, 6);
  expect(rect.x1).toBeCloseTo(1, 6);
  expect(rect.z0).toBeCloseTo(-0.5, 6);
  expect(rect.z1).toBeCloseTo(0.5, 6);
});
