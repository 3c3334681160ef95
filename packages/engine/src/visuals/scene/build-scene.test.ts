import { expect, test } from 'vitest';
import { applyChips } from '../brief/chips/edit-chips.ts';
import { readBrief } from '../brief/read-brief.ts';
import type { RoomKind } from '../brief/vocabulary/subjects.ts';
import { triangleRoles } from '../scene-model.ts';
import { buildScene } from './build-scene.ts';
import { grammars } from './buildings/catalogue.ts';
import { roomPlans } from './rooms/plans.ts';
import {
  buildingMeasures,
  measuresOf,
  roomMeasures,
  roundedSum,
} from './rooms/scene-measures.fixture.ts';
import { standsOutside } from './rooms/stands-outside.fixture.ts';
import { unmetWishes } from './unmet-wishes.ts';

const seedsOfRooms = [1, 2, 3];
const seeds = [1, 2];
/** Distant sea and hills lie within this. */
const worldMetres = 4000;

/** Largest absolute value in so many triangles; NaN if any is NaN. */
function farthest(values: Float32Array, triangles: number): number {
  let most = 0;
  for (let at = 0; at < triangles * 9; at++) most = Math.max(most, Math.abs(values[at]!));
  return most;
}

test.each(grammars.map((grammar) => grammar.kind))('%s builds from two seeds', (kind) => {
  const measures: number[][] = [];
  for (const seed of seeds) {
    const brief = { ...readBrief(''), building: kind };
    const scene = buildScene(brief, seed);
    measures.push(measuresOf(scene));
    const { triangles } = scene;
    expect(triangles.count).toBeGreaterThan(8000);
    expect(triangles.count).toBeLessThan(210_000);
    for (const array of [triangles.positions, triangles.normals]) {
      expect(farthest(array, triangles.count)).toBeLessThan(worldMetres);
    }
    expect(unmetWishes(brief, scene)).toEqual([]);
    const { min, max } = scene.camera.subject;
    expect(max[0] - min[0]).toBeGreaterThan(3);
    expect(max[1]).toBeGreaterThan(2.4);
  }
  expect(roundedSum(measures)).toEqual(buildingMeasures[kind]);
});

test.each(Object.keys(roomPlans) as RoomKind[])('%s is furnished from three seeds', (room) => {
  const measures: number[][] = [];
  for (const seed of seedsOfRooms) {
    const brief = applyChips(readBrief(''), [{ key: 'room', value: room }]);
    const scene = buildScene(brief, seed);
    const { triangles } = scene;
    expect(triangles.count).toBeGreaterThan(3000);
    expect(triangles.count).toBeLessThan(210_000);
    expect(farthest(triangles.positions, triangles.count)).toBeLessThan(worldMetres);
    expect(unmetWishes(brief, scene)).toEqual([]);
    expect(scene.lights.some(({ kind }) => kind === 'portal')).toBe(true);
    expect(scene.lights.some(({ kind }) => kind === 'point')).toBe(true);
    const movable = ['furniture', 'textile', 'appliance', 'art', 'plant', 'rug', 'lamp'];
    const things = scene.objects.filter(({ label }) => movable.includes(label));
    // a room of one use has its own things alone
    expect(things.length).toBeGreaterThan(room === 'public-room' ? 3 : 8);
    expect(standsOutside(scene)).toEqual([]);
    measures.push(measuresOf(scene));
  }
  expect(roundedSum(measures)).toEqual(roomMeasures[room]);
});

test.each([
  'three storey villa',
  'two-storey farmhouse',
  'single-storey cottage',
  'apartment block of six floors',
])('has the requested number of window rows: %s', (prompt) => {
  const brief = readBrief(prompt);
  const { objects, facts } = buildScene(brief, 1);
  const rows = new Set(
    objects
      .filter(({ label, subject }) => label === 'window' && subject)
      .map(({ storey }) => storey),
  );
  expect(facts.storeys).toBe(brief.storeys);
  expect(rows.size).toBe(brief.storeys);
});

test.each([
  'cottage with three skylights',
  'traditional house with a balcony and solar panels',
  'mediterranean house with two balconies',
  'farmhouse with skylights and flowers in the city',
])('any house gets requested things: %s', (prompt) => {
  const brief = readBrief(prompt);
  for (const seed of seeds) expect(unmetWishes(brief, buildScene(brief, seed))).toEqual([]);
});

test.each([
  'bedroom with a bunk bed',
  'bedroom with a sofa, a desk and a round mirror',
  'living room with a desk and a bicycle',
  'office with a fireplace, a rug and a television',
  'dining room with a piano and an armchair',
])('a room has space for unusual things: %s', (prompt) => {
  const brief = readBrief(prompt);
  const scene = buildScene(brief, 1);
  expect(unmetWishes(brief, scene)).toEqual([]);
  expect(standsOutside(scene)).toEqual([]);
});

test('solar panels are on a roof slope, not below it', () => {
  const prompt = 'mediterranean house with a hip roof and solar panels';
  const { triangles, objects } = buildScene(readBrief(prompt), 1);
  const heights: number[] = [];
  for (let triangle = 0; triangle < triangles.count; triangle++) {
    if (objects[triangles.objects[triangle]!]!.name !== 'solar panels') continue;
    for (const corner of [1, 4, 7]) heights.push(triangles.positions[triangle * 9 + corner]!);
  }
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(0.5);
});

test('a close-up of a door frames the door', () => {
  const { camera } = buildScene(readBrief('close-up of a green front door, cottage'), 2);
  const { min, max } = camera.detail!;
  expect(max[0] - min[0]).toBeLessThan(5);
  expect(max[1] - min[1]).toBeLessThan(4);
});

test('refused things are absent', () => {
  const scene = buildScene(readBrief('villa without a pool, no trees, no chimney'), 3);
  expect(scene.facts.pool).not.toBe(true);
  expect(scene.objects.some(({ name }) => name === 'pool')).toBe(false);
  expect(scene.objects.some(({ label }) => label === 'trunk')).toBe(false);
});

test('another light leaves the house unchanged', () => {
  const brief = readBrief('villa with pool in summer');
  const solid = (time: 'day' | 'night') => {
    const { triangles, objects } = buildScene(brief, 4, { time });
    const own: number[] = [];
    for (let index = 0; index < triangles.count; index++) {
      const isSubject = objects[triangles.objects[index]!]!.subject;
      if (isSubject && triangles.roles[index] === triangleRoles.solid)
        own.push(triangles.positions[index * 9]!);
    }
    return own;
  };
  expect(solid('night')).toEqual(solid('day'));
});

test('a row has the requested number of houses, each with a door', () => {
  for (const count of [2, 8]) {
    const brief = readBrief(`a row of ${count} townhouses`);
    const scene = buildScene(brief, count);
    expect(unmetWishes(brief, scene)).toEqual([]);
    const doors = scene.objects.filter(({ label, subject }) => label === 'door' && subject);
    expect(doors.length).toBe(count);
  }
});

test('bay and round windows are built if the kind permits, else reported', () => {
  for (const seed of seeds) {
    const bays = buildScene(readBrief('cottage with a bay window'), seed);
    expect(bays.objects.some(({ name }) => name === 'bay window')).toBe(true);
    const round = readBrief('farmhouse with round windows, gable roof');
    expect(unmetWishes(round, buildScene(round, seed))).toEqual([]);
  }
  const tower = readBrief('glass tower with bay windows');
  expect(unmetWishes(tower, buildScene(tower, 1))).toEqual(['Bay windows']);
});

test('a style changes walls, frames and panes of other kinds', () => {
  const [plain, styled] = ['villa by day', 'art deco villa by day'].map((prompt) =>
    buildScene(readBrief(prompt), 4),
  );
  expect(styled!.facts.style).toBe('art-deco');
  const names = (scene: typeof plain) => new Set(scene!.materials.map(({ name }) => name));
  const own = names(plain);
  expect([...names(styled)].filter((name) => !own.has(name)).length).toBeGreaterThan(3);
  const gaudi = readBrief('japandi casa batllo');
  expect(unmetWishes(gaudi, buildScene(gaudi, 1))).toEqual(['Japandi']);
});
