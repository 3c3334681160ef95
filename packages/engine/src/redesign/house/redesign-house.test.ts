import { expect, test } from 'vitest';
import { measuresOf } from '../../visuals/scene/rooms/scene-measures.fixture.ts';
import { designHouse, type HouseRequest, redesignHouse } from '../index.ts';
import { drawnFront } from './drawn-front.fixture.ts';

const usual: HouseRequest = {
  style: 'Le Corbusier',
  roomType: 'Exterior',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  seed: 7,
  change: 'shape',
};

async function drawn(seed: number, request: Partial<HouseRequest>) {
  const result = await redesignHouse(drawnFront(seed, 96, 64).analysis, { ...usual, ...request });
  if ('unreadable' in result) throw new Error(result.unreadable);
  return Buffer.from(result.image.data);
}

/** The house of the picture, which isn't drawn. */
function sceneOf(seed: number, request: Partial<HouseRequest> = {}) {
  const design = designHouse(drawnFront(seed, 96, 64).analysis, { ...usual, ...request });
  if ('unreadable' in design) throw new Error(design.unreadable);
  return design.scene;
}

test.each([
  ['roomType', ['Exterior', 'Garage', 'Backyard', 'Frontyard', 'Rooftop']],
  ['propertyType', ['Residential', 'Apartment', 'Tower']],
  ['aesthetic', ['Bright', 'Warm', 'Dark', 'Vibrant']],
] as const)('%s changes the design', (field, values) => {
  const seen = new Set<string>();
  for (const value of values) {
    const scene = sceneOf(4, { [field]: value });
    seen.add(JSON.stringify([measuresOf(scene), scene.setting]));
  }
  expect(seen.size).toBe(values.length);
});

test('everything also redesigns the ground in front', () => {
  const pathsOf = (change: HouseRequest['change']) =>
    sceneOf(5, { change }).objects.filter(({ label }) => label === 'path').length;
  expect(pathsOf('shape')).toBe(0);
  expect(pathsOf('everything')).toBeGreaterThan(0);
});

test('new fronts have downpipes, numbers and joints', () => {
  const namesOf = (style: string) => sceneOf(5, { style }).objects.map(({ name }) => name);
  expect(namesOf('Traditional')).toContain('downpipe');
  expect(namesOf('Mediterranean')).toContain('house number');
  expect(namesOf('Rem Koolhaas')).toContain('joints');
});

test('the same seed gives the same bytes', async () => {
  const first = await drawn(2, { style: 'Frank Gehry' });
  const again = await drawn(2, { style: 'Frank Gehry' });
  expect(again.equals(first)).toBe(true);
});

test('reports a photo without a house', async () => {
  const { analysis } = drawnFront(3);
  const result = await redesignHouse(
    { ...analysis, classOf: new Uint8Array(analysis.classOf.length) },
    usual,
  );
  expect('unreadable' in result && result.unreadable).toContain('could not find a house');
});

test('a part of a house is unreadable, and gets no small house', async () => {
  const { analysis } = drawnFront(3);
  const { widthPx: w } = analysis.photo;
  const [sky, ground] = [0, 6];
  // sky splits the house, so that half of it lies beside the outline
  const classOf = analysis.classOf.map((kind, i) => {
    const share = (i % w) / w;
    return share > 0.42 && share < 0.62 && kind !== ground ? sky : kind;
  });
  const result = await redesignHouse({ ...analysis, classOf }, usual);
  expect('unreadable' in result && result.unreadable).toContain('could not read the fronts');
});

/** A street front across the whole photo, upright planes included. */
function street() {
  const { analysis } = drawnFront(3, 400, 120);
  const { widthPx: w, heightPx: h } = analysis.photo;
  const [facade, window, ground] = [1, 3, 6];
  const classOf = Uint8Array.from({ length: w * h }, (_, i) => {
    const [x, y] = [i % w, Math.floor(i / w)];
    if (y < 30) return 0;
    if (y > 90) return ground;
    return x % 24 > 10 && y % 26 > 10 ? window : facade;
  });
  const surfaces = analysis.surfaces.map((surface, index) => ({
    ...surface,
    matte: {
      ...surface.matte,
      data: Float32Array.from(classOf, (kind) => (kind === index ? 1 : 0)),
    },
  }));
  return { ...analysis, classOf, surfaces };
}

test('reports a long street without readable planes', async () => {
  const result = await redesignHouse(street(), usual);
  expect('unreadable' in result && result.unreadable).toContain('could not read the fronts');
});

test('a long street keeps its outline and gets new fronts', async () => {
  const analysis = street();
  const { widthPx: w, data } = analysis.photo;
  const eyeMetres = 1.6;
  const read = {
    ...analysis,
    planes: [
      plane('ground', [0, 1, 0], eyeMetres, [1, 0, 0]),
      plane('facade-front', [0, 0, 1], 10, [1, 0, 0]),
    ],
    planeOf: Uint8Array.from(analysis.classOf, (kind) => (kind === 1 || kind === 3 ? 1 : 255)),
  };
  const result = await redesignHouse(read, usual);
  if ('unreadable' in result) throw new Error(result.unreadable);
  expect(result.facts.roof).toBe('as it was');
  expect(result.scene.objects.some(({ name }) => name === 'pilotis')).toBe(true);
  const differs = (x: number, y: number) =>
    [0, 1, 2].some((c) => data[(y * w + x) * 3 + c] !== result.image.data[(y * w + x) * 3 + c]);
  expect(differs(200, 60)).toBe(true);
  expect(differs(200, 20)).toBe(false);
  expect(differs(200, 110)).toBe(false);
});

const plane = (
  id: 'ground' | 'facade-front',
  normal: readonly [number, number, number],
  distance: number,
  uAxis: readonly [number, number, number],
) => ({ id, normal, distance, uAxis, vAxis: [0, 1, 0] as const, confidence: 1 });
