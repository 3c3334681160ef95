import { expect, test } from 'vitest';
import { bakeTile } from '../../materials/tile.ts';
import { reliefLines } from './confidence-ladder.ts';

test.each(['panelling', 'shiplap'] as const)('%s draws lines', (kind) => {
  expect(reliefLines(bakeTile({ kind }, 0, 256))).toBeGreaterThan(0.9);
});

test.each(['plaster', 'stucco'] as const)('%s draws none', (kind) => {
  expect(reliefLines(bakeTile({ kind }, 0, 256))).toBeLessThan(0.1);
});
