import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import { facadeThings, skyThings } from '../../../brief/vocabulary/facade-things.ts';
import { outdoorThings } from '../../../brief/vocabulary/outdoor-things.ts';
import type { PartKey } from '../../../brief/vocabulary/parts.ts';
import { buildScene } from '../../build-scene.ts';
import { SceneBuilder } from '../../builder.ts';
import { drawSolids } from '../draw-solids.ts';
import { plainCoat } from '../thing.ts';
import { outdoorShapes } from './outdoor-shapes.ts';

test('a solid is copied to the other side, to all corners and in steps, in its own colour', () => {
  const b = new SceneBuilder();
  const main = b.material({ name: 'plain', surface: 'opaque', albedo: [0.5, 0.5, 0.5] });
  const kit = { b, main, other: (hex: string) => plainCoat(b, hex) };
  b.begin('furniture', 'thing');
  const trianglesOf = (solids: string) => {
    const before = b.triangles.count;
    drawSolids(kit, solids);
    return b.triangles.count - before;
  };
  expect(trianglesOf('box 0 0 0 1 2 1')).toBe(12);
  expect(trianglesOf('mirror box 0 0 0 1 2 1')).toBe(24);
  expect(trianglesOf('four box 0 0 0 1 2 1; *3:0,1,0 box 0 0 0 1 .2 1 #ff0000')).toBe(84);
  expect(b.materialOf(b.triangles.materials[b.triangles.count - 1]!).name).toContain('#ff0000');
  expect(() => drawSolids(kit, 'bar 0 0 0 1 1 1 .1')).toThrow('No solid');
});

const build = (keys: readonly string[], prompt: string) => {
  const brief = readBrief(prompt);
  const parts = Object.fromEntries(keys.map((key) => [key as PartKey, { wanted: true as const }]));
  return buildScene({ ...brief, parts: { ...brief.parts, ...parts } }, 1);
};

const groups = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

test.each(groups(Object.keys(outdoorShapes), 9))(
  '%s and others stand before a house',
  (...keys) => {
    const { facts, triangles } = build(keys, 'cottage in a meadow');
    for (const key of keys) expect(facts[key], key).toBeGreaterThan(0);
    expect(triangles.positions.subarray(0, triangles.count * 9).every(Number.isFinite)).toBe(true);
  },
);

test('every outdoor thing has its row', () => {
  expect(Object.keys(outdoorThings).sort()).toEqual(Object.keys(outdoorShapes).sort());
});

/** These stand on certain buildings alone. */
const ofSome = ['balustrade', 'drawbridge', 'cone-roof', 'skybridge', 'mast', 'helipad'];

test('things are set on the facade that a house has', () => {
  const keys = Object.keys(facadeThings).filter((key) => !ofSome.includes(key));
  const { facts } = build(keys, 'traditional house');
  expect(keys.filter((key) => !facts[key])).toEqual([]);
});

test('what the sky holds stands behind the house', () => {
  const keys = Object.keys(skyThings).filter((key) => key !== 'icicles');
  const { facts } = build(['rainbow', ...keys], 'cottage at night');
  expect([...keys, 'rainbow'].filter((key) => facts[key] !== true)).toEqual([]);
});

test('stars are told by day', () => {
  expect(build(['stars'], 'cottage at noon').facts.stars).toBeUndefined();
});
