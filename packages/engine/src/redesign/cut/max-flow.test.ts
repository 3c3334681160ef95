import { expect, test } from 'vitest';
import { createRandom } from '../../random/random.ts';
import { type GraphEdge, leastCut } from './max-flow.ts';

test('parts a chain at its weakest link', () => {
  const lean = Float32Array.of(5, 0, 0, 0, -5);
  const edges = [4, 3, 1, 2].map((pull, from) => ({ from, to: from + 1, pull }));
  expect([...leastCut(lean, edges)]).toEqual([1, 1, 1, 0, 0]);
});

test('leaves a node that leans alone to its neighbours', () => {
  const edges = [
    { from: 0, to: 1, pull: 2 },
    { from: 1, to: 2, pull: 2 },
  ];
  expect([...leastCut(Float32Array.of(9, -1, 9), edges)]).toEqual([1, 1, 1]);
});

test('finds no worse cut than any other of small random graphs', () => {
  const random = createRandom(4);
  for (let graph = 0; graph < 60; graph++) {
    const nodes = 9;
    const lean = Float32Array.from({ length: nodes }, () => random.integer(-6, 6));
    const edges: GraphEdge[] = [];
    for (let from = 0; from < nodes; from++)
      for (let to = from + 1; to < nodes; to++)
        if (random.chance(0.4)) edges.push({ from, to, pull: random.integer(0, 4) });
    const costOf = (side: (node: number) => number) => {
      let cost = 0;
      for (let node = 0; node < nodes; node++) cost -= side(node) * lean[node]!;
      for (const { from, to, pull } of edges) if (side(from) !== side(to)) cost += pull;
      return cost;
    };
    let least = Infinity;
    for (let cut = 0; cut < 2 ** nodes; cut++)
      least = Math.min(
        least,
        costOf((node) => (cut >> node) & 1),
      );
    const found = leastCut(lean, edges);
    expect(costOf((node) => found[node]!)).toBe(least);
  }
});
