import { expect, test } from 'vitest';
import { floorOverPhoto } from './floor-choice.ts';

const concrete = { kind: 'polishedConcrete' } as const;
const oak = { kind: 'oakPlanks' } as const;
const tiles = { kind: 'hexTile' } as const;

test('concrete gives way to wood, and stays where a style has nothing else', () => {
  expect(floorOverPhoto({ floors: [concrete, oak] }, concrete, 0)).toBe(oak);
  expect(floorOverPhoto({ floors: [concrete] }, concrete, 0)).toBe(concrete);
});

test('wood and the floors of wet rooms are as they are', () => {
  expect(floorOverPhoto({ floors: [concrete, oak] }, oak, 0)).toBe(oak);
  expect(floorOverPhoto({ floors: [concrete, oak] }, tiles, 0)).toBe(tiles);
});
