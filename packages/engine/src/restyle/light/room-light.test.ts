import { expect, test } from 'vitest';
import { syntheticScene } from '../synthetic-room.fixture.ts';
import { lampsIn, lightGrid, roomBox } from './room-light.ts';

const room = syntheticScene({ widthPx: 80 });

test('lamps near a wall tint it without clipping', () => {
  const lamps = lampsIn(roomBox(room), [
    { place: 'cove-left', colour: '#ff3fae', power: 9 },
    { place: 'cove-right', colour: '#22d3ff', power: 9 },
  ]);
  const { factors } = lightGrid(room, lamps, 0.6, 1)!;
  let most = 0;
  for (let at = 0; at < factors.length; at += 3) {
    // A coloured lamp is specified by its mean light, so it adds the mean of the three.
    const mean = 0.3 * factors[at]! + 0.55 * factors[at + 1]! + 0.15 * factors[at + 2]!;
    most = Math.max(most, mean - 0.6);
  }
  expect(most).toBeGreaterThan(0.25);
  expect(most).toBeLessThan(1.4);
});
