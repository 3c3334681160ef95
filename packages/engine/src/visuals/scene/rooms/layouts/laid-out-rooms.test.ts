import { expect, test } from 'vitest';
import { readBrief } from '../../../brief/read-brief.ts';
import { buildScene } from '../../build-scene.ts';
import { unmetWishes } from '../../unmet-wishes.ts';
import { standsOutside } from '../stands-outside.fixture.ts';

const seeds = [1, 2];
const sceneOf = (prompt: string, seed: number) => buildScene(readBrief(prompt), seed);

/** Number of objects of a name, or of their triangles on each side of the room. */
const countOf = ({ objects }: ReturnType<typeof sceneOf>, name: string) =>
  objects.filter((one) => one.name === name).length;

test.each([
  ['office with two desks', { desk: 2, 'office chair': 2 }],
  ['bedroom with a desk', { 'office chair': 1 }],
  ['bedroom with twin beds', { bed: 2 }],
  ["children's room for two", { bed: 2 }],
  ['living room with two sofas facing each other', { sofa: 2 }],
  ['home cinema', { television: 1 }],
  ['dining room with a table for eight', { chair: 8 }],
  ['kitchen with a big island for six', { 'bar stool': 6 }],
  ['U-shaped kitchen with three bar stools', { 'bar stool': 3 }],
])('%s: %o', (prompt, counts) => {
  for (const seed of seeds) {
    const scene = sceneOf(prompt, seed);
    for (const [name, count] of Object.entries(counts))
      expect(countOf(scene, name), `${name}, seed ${seed}`).toBe(count);
    expect(unmetWishes(readBrief(prompt), scene)).toEqual([]);
    expect(standsOutside(scene)).toEqual([]);
  }
});

test('a galley has two facing runs', () => {
  for (const seed of seeds) {
    const { triangles, objects, camera } = sceneOf('narrow galley kitchen', seed);
    const middles = objects.flatMap(({ name }, id) => {
      if (name !== 'base cabinets') return [];
      const xs: number[] = [];
      for (let triangle = 0; triangle < triangles.count; triangle++)
        if (triangles.objects[triangle] === id) xs.push(triangles.positions[triangle * 9]!);
      return [(Math.min(...xs) + Math.max(...xs)) / 2];
    });
    expect(Math.min(...middles)).toBeLessThan(-0.6);
    expect(Math.max(...middles)).toBeGreaterThan(0.6);
    const { min, max } = camera.subject;
    expect(max[0] - min[0]).toBeLessThan(3);
  }
});

test('a desk by the window is at any free wall with glass, else reported', () => {
  const brief = readBrief('living room with a desk by the window');
  const told = [1, 2, 3, 4].map((seed) => unmetWishes(brief, buildScene(brief, seed)).join());
  expect(told.filter((missed) => missed === '').length).toBeGreaterThanOrEqual(2);
  for (const missed of told) expect(['', 'By the window']).toContain(missed);
});

test('impossible layouts are reported', () => {
  const brief = readBrief('bathroom with a play area');
  expect(unmetWishes(brief, buildScene(brief, 1))).toEqual(['Play corner']);
  const many = readBrief('tiny living room for twelve people');
  expect(unmetWishes(many, buildScene(many, 1))).toContain('Seats × 12');
});
