import { expect, test } from 'vitest';
import { inGroups } from './in-groups.ts';

const plant = (x: number) => ({ x, y: 50, wide: 6, high: 6 });

test('one plant alone, or two, are left out; three that overlap stay in their order', () => {
  const clumps = [plant(100), plant(30), plant(20), plant(38), plant(160), plant(168)];
  expect(inGroups(clumps).map(({ x }) => x)).toEqual([30, 20, 38]);
});
