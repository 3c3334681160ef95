import { expect, test } from 'vitest';
import { rootOf, separateSets } from './union-find.ts';

test("joined items share a root, others don't", () => {
  const parent = separateSets(6);
  parent[rootOf(parent, 1)] = rootOf(parent, 0);
  parent[rootOf(parent, 3)] = rootOf(parent, 2);
  parent[rootOf(parent, 3)] = rootOf(parent, 1);
  const roots = [0, 1, 2, 3, 4, 5].map((thing) => rootOf(parent, thing));
  expect(roots).toEqual([0, 0, 0, 0, 4, 5]);
});
