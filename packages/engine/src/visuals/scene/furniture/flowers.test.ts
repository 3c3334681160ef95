import { expect, test } from 'vitest';
import { createRandom } from '../../../random/random.ts';
import { SceneBuilder } from '../builder.ts';
import { coat } from '../finishes.ts';
import { type FlowerKind, flowers } from './flowers.ts';

const kinds: readonly FlowerKind[] = [
  ...(['stems', 'grasses', 'branch', 'tulips'] as const),
  ...(['olive', 'pampas', 'palms', 'bouquet'] as const),
];

function built(kind: FlowerKind) {
  const b = new SceneBuilder();
  const m = (hex: string) => b.material(coat(hex));
  const materials = {
    vase: m('#d8d2c6'),
    leaf: m('#6f8a5a'),
    straw: m('#c2a878'),
    twig: m('#5d4632'),
    bloom: m('#aa4444'),
  };
  b.begin('art', 'flowers');
  flowers(b, kind, [1, 0.9, 2], 0.24, materials, createRandom(5));
  const { positions, count } = b.triangles;
  return Array.from({ length: count * 3 }, (_, at) => [
    positions[at * 3]! - 1,
    positions[at * 3 + 1]! - 0.9,
    positions[at * 3 + 2]! - 2,
  ]);
}

test.each(kinds)(
  '%s are on the table, above their vase and within ten centimetres of it',
  (kind) => {
    const points = built(kind);
    const [low, high] = [
      Math.min(...points.map(([, y]) => y!)),
      Math.max(...points.map(([, y]) => y!)),
    ];
    expect(low).toBeCloseTo(0, 3);
    expect(high).toBeGreaterThan(0.3);
    expect(high).toBeLessThan(0.65);
    expect(Math.max(...points.map(([x, , z]) => Math.hypot(x!, z!)))).toBeLessThan(0.26);
  },
);

test('succulents are low', () => {
  expect(Math.max(...built('succulents').map(([, y]) => y!))).toBeLessThan(0.2);
});

test('all kinds look different', () => {
  expect(new Set(kinds.map((kind) => built(kind).length)).size).toBe(kinds.length);
});
