import { expect, test } from 'vitest';
import { alongWall, wallSpot } from '../../furnish/floor-plan.ts';
import type { ShellOpening } from '../../shell/photo-shell.ts';
import { shell } from '../seen-room.fixture.ts';
import { widenedShell, wideningFor } from './widened-shell.ts';

const inside = { x0: -1, x1: 1.9, z0: -2, z1: 1 };

test('a room that holds all pieces stays as it was read', () => {
  const widening = wideningFor(shell, [inside]);
  expect(widening).toEqual({ across: 0, deep: 0 });
  expect(widenedShell(shell, widening)).toBe(shell);
});

test('walls move out of a piece, and openings with them', () => {
  const opening = { side: 'back', u0: 1, u1: 2, v0: 0.9, v1: 2 } as ShellOpening;
  const widening = wideningFor(shell, [inside, { ...inside, x1: 2.6, z0: -2.7 }]);
  const wide = widenedShell({ ...shell, openings: [opening] }, widening);
  expect(wide.width).toBeCloseTo(5.3, 5);
  expect(wide.depth).toBeCloseTo(5.5, 5);
  const [before, after] = [
    wallSpot(shell, 'back', 1),
    wallSpot(wide, 'back', wide.openings[0]!.u0),
  ];
  expect(after.x).toBeCloseTo(before.x, 5);
  expect(alongWall(wide, after)).toBeCloseTo(wide.openings[0]!.u0, 5);
});
