import { expect, test } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { buildScene } from '../build-scene.ts';
import { unmetWishes } from '../unmet-wishes.ts';
import { landmarkGrammars, landmarkRows } from './landmark-grammar.ts';

const sceneOf = (prompt: string) => buildScene(readBrief(prompt), 1);

/** Prompts of some kinds, and parts that must be there. */
const prompted: Readonly<Record<string, readonly [prompt: string, names: readonly string[]]>> = {
  lighthouse: ['lighthouse with red and white stripes', ['tower wall', 'beacon']],
  windmill: ['dutch windmill', ['windmill sails']],
  church: ['church with a bell tower', ['bell tower wall']],
  castle: ['castle with four towers', ['castle tower', 'drawbridge', 'battlements']],
  bridge: ['stone bridge', ['bridge', 'river']],
  igloo: ['igloo', ['igloo tunnel']],
  treehouse: ['treehouse', ['great trunk', 'ladder']],
  'tiny-house': ['tiny house on wheels', ['wheels']],
  barn: ['red barn', ['barn door', 'loft door']],
  'fire-station': ['fire station', ['hose tower wall', 'landmark garage door']],
  houseboat: ['houseboat', ['hull']],
  'semi-detached': ['semi detached house', ['party wall']],
};

test.each(landmarkGrammars.map(({ kind }) => kind))('%s stands as it is asked for', (kind) => {
  const [prompt, names] = prompted[kind] ?? ['', []];
  const brief = prompt === '' ? { ...readBrief(''), building: kind } : readBrief(prompt);
  const scene = buildScene(brief, 1);
  const { triangles, camera, facts } = scene;
  const said = scene.objects.map(({ name }) => name);
  for (const name of names) expect(said).toContain(name);
  expect(facts.building).toBe(kind);
  expect(triangles.count).toBeGreaterThan(1000);
  expect(triangles.count).toBeLessThan(260_000);
  const last = triangles.positions.subarray(0, triangles.count * 9);
  expect(last.every(Number.isFinite)).toBe(true);
  expect(unmetWishes(brief, scene)).toEqual([]);
  expect(camera.subject.max[1]).toBeGreaterThan(2.4);
});

test.each([
  ['small chapel', 'church', ['bell cote', 'cross']],
  ['movie theater', 'cinema', ['marquee']],
])('%s', (prompt, kind, names) => {
  const { facts, objects } = sceneOf(prompt);
  expect(facts.building).toBe(kind);
  const said = objects.map(({ name }) => name);
  for (const name of names) expect(said).toContain(name);
});

test('landmarks stand side by side, each in its colour', () => {
  const { facts, materials } = sceneOf('three beach huts in blue, pink and yellow');
  expect(facts.houses).toBe(3);
  expect(materials.filter(({ name }) => /(blue|pink|yellow)/.test(name)).length).toBeGreaterThan(2);
  expect(sceneOf('two concrete silos').facts.houses).toBe(2);
  expect(sceneOf('two glass towers').facts.houses).toBe(2);
});

test('a landmark named after a house stands beside it', () => {
  const { facts, objects } = sceneOf('farm with a red barn, a silo and three cows');
  expect(facts).toMatchObject({ building: 'farmhouse', barn: 1, silo: 1, cow: 3, houses: 1 });
  expect(objects.map(({ name }) => name)).toContain('silo cap');
  expect(sceneOf('lighthouse with a cottage beside it').facts['house-beside']).toBe(true);
});

test('a house is cut open, or seen through an arch', () => {
  const cut = sceneOf('cross section of a three storey house with a roof terrace');
  expect(cut.facts).toMatchObject({ section: true, storeys: 3, 'roof-terrace': true });
  const framed = sceneOf('townhouses seen through an arch');
  expect(framed.objects.map(({ name }) => name)).toContain('arch before us');
  const brief = readBrief('cross section of a lighthouse');
  expect(unmetWishes(brief, buildScene(brief, 1))).toEqual(['Section']);
});

test('one stands on a roof or a balcony, with no ground at the feet', () => {
  const { objects, facts } = sceneOf('rooftop with a hot tub and string lights');
  expect(facts).toMatchObject({ building: 'roof-deck', 'roof-terrace': true, 'hot-tub': 1 });
  const names = objects.map(({ name }) => name);
  expect(names).toContain('roofs below');
  expect(names).not.toContain('ground');
  expect(sceneOf('balcony with two chairs').facts.building).toBe('balcony-deck');
});

test('every kind has its row', () => {
  expect(Object.keys(landmarkRows).length).toBe(51);
});
