import { expect, test } from 'vitest';
import { roomTypes } from '../../../restyle/looks/names.ts';
import { drawnRoom } from '../../testing/drawn-room.ts';
import { alongWall, overlap, rectAt, wallLength, wallSpot } from '../floor-plan.ts';
import { runName } from './kitchen-pieces.ts';

const kitchens = Array.from({ length: 440 }, (_, seed) => seed)
  .filter((seed) => roomTypes[seed % roomTypes.length] === 'Kitchen')
  .map(drawnRoom);

test('tiles reach a corner that the worktop of the other wall fills', () => {
  let corners = 0;
  for (const { plan, shell } of kitchens) {
    const runs = plan.placed.filter(({ piece }) => piece.name === runName);
    const tiles = plan.placed.filter(({ piece }) => piece.name === 'Splashback');
    for (const { piece, spot } of runs) {
      const side = spot.side!;
      const start = alongWall(shell, spot) - piece.widthMetres / 2;
      if (start < 0.1 || start > 0.75) continue;
      const corner = rectAt(wallSpot(shell, side, start / 2), {
        x0: -0.02,
        x1: 0.02,
        z0: 0.1,
        z1: 0.4,
      });
      if (!runs.some((one) => one.spot.side !== side && overlap(one.rect, corner))) continue;
      if (shell.openings.some((one) => one.side === side && one.u0 < start + 0.3)) continue;
      const own = tiles.filter((one) => one.spot.side === side);
      if (own.length === 0) continue;
      corners++;
      const from = Math.min(
        ...own.map((one) => alongWall(shell, one.spot) - one.piece.widthMetres / 2),
      );
      expect(from, `${start} of ${wallLength(shell, side)}`).toBeLessThan(0.05);
    }
  }
  expect(corners).toBeGreaterThan(1);
});

test('no bare strip is left between tiles and a corner', () => {
  let ends = 0;
  for (const { plan, shell } of kitchens)
    for (const { piece, spot } of plan.placed) {
      if (piece.name !== 'Splashback') continue;
      const from = alongWall(shell, spot) - piece.widthMetres / 2;
      const beyond = wallLength(shell, spot.side!) - from - piece.widthMetres;
      for (const end of [from, beyond]) {
        if (end < 0.12) ends++;
        expect(end < 0.001 || end > 0.12, `${end}`).toBe(true);
      }
    }
  expect(ends).toBeGreaterThan(10);
});

test('open shelves leave air beside the hood', () => {
  let beside = 0;
  for (const { plan, shell } of kitchens)
    for (const hood of plan.placed.filter(({ piece }) => piece.name === 'Cooker hood'))
      for (const { piece, spot } of plan.placed) {
        if (piece.name !== 'Wall shelves' || spot.side !== hood.spot.side) continue;
        const apart = Math.abs(alongWall(shell, spot) - alongWall(shell, hood.spot));
        beside++;
        expect(apart - (piece.widthMetres + hood.piece.widthMetres) / 2).toBeGreaterThan(0.1);
      }
  expect(beside).toBeGreaterThan(2);
});
