import { expect, test } from 'vitest';
import { interiorStyles, roomTypes } from '../../restyle/looks/names.ts';
import { furnishedFinish } from '../finishes.ts';
import type { ShellOpening } from '../shell/photo-shell.ts';
import { drawnRoom } from '../testing/drawn-room.ts';
import { FloorPlan, wallLength, wallSpot } from './floor-plan.ts';
import { showerPiece } from './pieces/bath.ts';
import { wallCoverings } from './wall-coverings.ts';

const seedOf = (roomType: string) =>
  Array.from({ length: 200 }, (_, seed) => seed).find(
    (seed) => roomTypes[seed % roomTypes.length] === roomType,
  )!;

test('a brick room has one brick wall, behind the main piece', () => {
  const { plan } = drawnRoom(seedOf('Bedroom'));
  const { wall, coverings } = furnishedFinish(
    { style: 'Industrial', roomType: 'Bedroom', seed: 0 },
    plan,
  );
  expect(wall.kind).toBe('paint');
  expect(coverings.map(({ side, spec }) => [side, spec.kind])).toEqual([
    [plan.placed[0]!.spot.side, 'redBrick'],
  ]);
});

test("the user's choice overrides the style, and a chosen wall material covers all walls", () => {
  const { plan } = drawnRoom(seedOf('Bedroom'));
  const chosen = {
    floor: { kind: 'walnutPlanks' },
    wall: { kind: 'paint', colours: ['#1f3a7a'] },
    ceiling: { kind: 'paint', colours: ['#223344'] },
  } as const;
  const choice = { style: 'Industrial', roomType: 'Bedroom', seed: 0, chosen };
  expect(furnishedFinish(choice, plan)).toEqual({
    ...chosen,
    ceiling: '#223344',
    coverings: [],
  });
  const floorAlone = furnishedFinish({ ...choice, chosen: { floor: chosen.floor } }, plan);
  expect(floorAlone.coverings[0]?.spec.kind).toBe('redBrick');
});

test('paint chosen for a bathroom keeps its tiles, other materials replace them', () => {
  const { plan } = drawnRoom(seedOf('Bathroom'));
  const coveringsWith = (wall: { kind: 'paint' | 'microcement' }) =>
    furnishedFinish({ style: 'Modern', roomType: 'Bathroom', seed: 0, chosen: { wall } }, plan)
      .coverings.length;
  expect(coveringsWith({ kind: 'paint' })).toBeGreaterThan(0);
  expect(coveringsWith({ kind: 'microcement' })).toBe(0);
});

function planWithShower(openings: ShellOpening[]): FloorPlan {
  const shell = { ...drawnRoom(seedOf('Bathroom')).shell, width: 5, openings };
  const plan = new FloorPlan(shell);
  plan.add(showerPiece(2.6), wallSpot(shell, 'back', 1));
  return plan;
}

test('small tiles cover the lower half, but not around a tub', () => {
  const { plan, shell } = drawnRoom(seedOf('Bathroom'));
  const zellige = wallCoverings(plan, { kind: 'zellige' }, true);
  const half = zellige.filter(({ v0 }) => v0 === 0);
  expect(half).toHaveLength(3);
  for (const { v1 } of half) expect(v1).toBeLessThan(1.3);
  for (const { v0, v1, u0, u1, side } of zellige) {
    expect(v1).toBeGreaterThan(v0);
    expect(u0).toBeGreaterThanOrEqual(0);
    expect(u1).toBeLessThanOrEqual(wallLength(shell, side));
  }
  const high = zellige.filter(({ v1 }) => v1 > 2);
  expect(high.length > 0).toBe(plan.placed.some(({ piece }) => piece.wetsWalls));
  // no narrow strip of bare wall beside a corner
  for (const { u0, u1, side } of high) {
    expect(u0 === 0 || u0 >= 1).toBe(true);
    expect(u1 === wallLength(shell, side) || u1 <= wallLength(shell, side) - 1).toBe(true);
  }
});

test('tiles that end on a wall end in a narrow tile of their colour', () => {
  const spec = { kind: 'zellige', colours: ['#3f7f78'] } as const;
  const all = wallCoverings(planWithShower([]), spec, true);
  const edges = all.filter((one) => one.spec.kind === 'paint');
  for (const one of edges) expect(one.spec.colours).toEqual(['#3f7f78']);
  for (const side of ['back', 'left', 'right'])
    expect(
      edges.filter(
        (one) => one.side === side && Math.abs(one.v0 - 1.1) < 1e-6 && one.u1 - one.u0 > 1,
      ),
    ).toHaveLength(1);
  const shower = all.find(({ v0, spec: { kind } }) => v0 > 0 && kind === 'zellige')!;
  const above = edges.find(({ side, v0 }) => side === shower.side && v0 === shower.v1)!;
  expect(above.v1 - above.v0).toBeCloseTo(0.02);
  expect(all.indexOf(above)).toBeGreaterThan(all.indexOf(shower));
});

test('slabs reach the ceiling, and leave the other walls painted', () => {
  const { plan, shell } = drawnRoom(seedOf('Bathroom'));
  const slabs = wallCoverings(plan, { kind: 'marble' }, true);
  expect(slabs.length).toBeGreaterThan(0);
  expect(slabs.length).toBeLessThan(3);
  for (const { v1 } of slabs) expect(v1).toBe(shell.height);
});

test('materials for all walls are calm in every style', () => {
  const { plan } = drawnRoom(seedOf('Living Room'));
  for (const style of interiorStyles)
    for (const seed of [0, 1, 2]) {
      const { wall } = furnishedFinish({ style, roomType: 'Living Room', seed }, plan);
      expect(['redBrick', 'shiplap', 'boardAndBatten', 'metalPanels']).not.toContain(wall.kind);
    }
});

test('tiles of a shower go on to a window close to their end, and stop far from one', () => {
  const endFor = (window: number) => {
    const corner = { x: 0, y: 0 };
    const opening: ShellOpening = {
      side: 'back',
      kind: 'window',
      u0: window,
      u1: window + 1,
      v0: 0.9,
      v1: 2,
      corners: [corner, corner, corner, corner],
    };
    return Math.max(
      ...wallCoverings(planWithShower([opening]), { kind: 'zellige' }, true)
        .filter(({ v0, side, spec }) => v0 > 0 && side === 'back' && spec.kind === 'zellige')
        .map(({ u1 }) => u1),
    );
  };
  expect(endFor(2.1)).toBe(2.1);
  expect(endFor(3.5)).toBeCloseTo(1.595, 2);
});
