/** Boundary values of all inputs: the last that passes and the first that fails. */

import { expect, test } from 'vitest';
import type { z } from 'zod';
import { idempotencyKey, seed, variations } from './accepted.ts';
import { contract } from './contract.ts';
import { emailAddress, newPassword, personName } from './features/account.ts';
import { firstCalls } from './features/calls.ts';
import { calculatorInput } from './features/chat.ts';
import { cropRectangle, handEdits, surfaceFinish } from './features/hand-edits.ts';
import { houseEdits } from './features/house-edits.ts';
import { paintedThing, sentFreePoint } from './features/photos.ts';
import { previewRequest, renderRecipe, renderRequest } from './features/redesign.ts';
import { layoutPiece, roomLayout } from './features/room-layout.ts';
import { sketchRequest } from './features/sketch.ts';
import { chipEdit, sceneChange, visualRequest, writtenBrief } from './features/visuals.ts';
import { hasSteeringCharacters, visibleText, visibleTitle } from './visible-text.ts';

const many = (count: number) => 'x'.repeat(count);
const times = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
const words = {
  kind: 'interior',
  style: 'Modern',
  roomType: 'Kitchen',
  propertyType: 'Residential',
  aesthetic: 'Warm',
};
const recipe = (extra: object) => ({ ...words, ...extra });
const crop = (extra: object) => ({ x: 0, y: 0, width: 1, height: 1, ...extra });
const stroke = (extra: object = {}) => ({ points: [{ x: 0, y: 0 }], width: 0.1, ...extra });
const piece = (extra: object = {}) => ({
  origin: { own: 1 },
  x: 0,
  z: 0,
  turnDegrees: 0,
  ...extra,
});
const preview = (extra: object) => ({ ...words, photoId: 'p', ...extra });
const thing = (extra: object) => ({
  ...{ name: 'bed', box: { x: 0, y: 0, width: 1, height: 1 }, ...extra },
});
const values = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`v${at}`, at]));
const inputOf = (procedure: { readonly '~orpc': { readonly inputSchema?: unknown } }) =>
  procedure['~orpc'].inputSchema as z.ZodType;
const visual = (extra: object) => ({ prompt: 'a house', ...extra });
const wrote = (wishes: object) => ({
  by: 'A model',
  wishes: { parts: [], notUnderstood: [], ...wishes },
});

type Input = readonly [
  name: string,
  schema: z.ZodType,
  good: readonly unknown[],
  bad: readonly unknown[],
];
const inputs: readonly Input[] = [
  ['a seed', seed, [0, 4_294_967_295], [-1, 4_294_967_296, 1.5]],
  ['variations', variations, [1, 4], [0, 5, 2.5]],
  ['a key against repeats', idempotencyKey, [undefined, many(8), many(100)], [many(7), many(101)]],
  [
    'a house changed by hand',
    houseEdits,
    [{}, { storeys: 1 }, { storeys: 5, roof: 'flat', walls: 'Red brick' }],
    [{ storeys: 0 }, { storeys: 6 }, { storeys: 1.5 }, { roof: 'dome' }, { doors: 'Red' }],
  ],
  [
    'a name',
    personName,
    ['A', many(80), ` ${many(80)} `],
    ['', '  ', many(81), 'A\nB', 'A\u202eB'],
  ],
  [
    'an address',
    emailAddress,
    ['a@b.co', ' A@B.CO '],
    ['a@b', 'a', '', `${many(1000)}@b.co`, `${many(250)}@b.co`],
  ],
  [
    'a password',
    newPassword,
    [many(8), many(128), '🏠'.repeat(8)],
    [many(7), many(129), '🏠'.repeat(7)],
  ],
  [
    'a corner',
    sentFreePoint,
    [{ x: -100, y: 100 }],
    [
      { x: -101, y: 0 },
      { x: 0, y: 101 },
    ],
  ],
  [
    'a crop',
    cropRectangle,
    [crop({}), crop({ straightenDeg: -15 }), crop({ straightenDeg: 15 }), crop({ width: 0.001 })],
    [
      crop({ x: -0.1 }),
      crop({ y: 1.1 }),
      crop({ width: 0 }),
      crop({ height: 0 }),
      crop({ straightenDeg: 15.1 }),
      crop({ straightenDeg: -15.1 }),
    ],
  ],
  [
    'a finish',
    surfaceFinish,
    [
      { surface: 'wall', colour: '#a1b2c3' },
      { surface: 'floor', material: many(40) },
    ],
    [
      { surface: 'carpet' },
      { surface: 'wall', colour: '#A1B2C3' },
      { surface: 'wall', colour: '#a1b2c' },
      { surface: 'wall', colour: 'x#a1b2c3' },
      { surface: 'wall', colour: '#a1b2c3d' },
      { surface: 'wall', material: many(41) },
    ],
  ],
  [
    'a recipe',
    renderRecipe,
    [
      recipe({ strength: 0, cfgScale: 0, steps: 1 }),
      recipe({ strength: 1, cfgScale: 35, steps: 150, decor: 'full' }),
    ],
    [
      recipe({ strength: 1.01 }),
      recipe({ strength: -0.01 }),
      recipe({ cfgScale: 35.1 }),
      recipe({ cfgScale: -1 }),
      recipe({ steps: 0 }),
      recipe({ steps: 151 }),
      recipe({ steps: 1.5 }),
      recipe({ decor: 'some' }),
      recipe({ kind: 'garden' }),
    ],
  ],
  [
    'what a hand adds',
    handEdits,
    [
      {},
      { protectStrokes: [stroke({ points: times(600, { x: 0, y: 0 }), width: 0.5 })] },
      { protectStrokes: times(200, stroke()) },
      { finishes: times(20, { surface: 'wall' }) },
      { boxCorners: times(4, { x: -1, y: 2 }) },
      { surfaceHints: times(100, { at: { x: 0, y: 1 }, surface: 'floor' }) },
      { keptThings: times(12, { name: 'bed', box: { x: 0, y: 1, width: 1, height: 0.1 } }) },
      // Fifty strokes along the diagonal and back stay below 100 sides of the photo.
      {
        protectStrokes: times(
          50,
          stroke({
            points: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 0, y: 0 },
            ],
          }),
        ),
      },
    ],
    [
      { protectStrokes: [stroke({ points: [] })] },
      { protectStrokes: [stroke({ points: times(601, { x: 0, y: 0 }) })] },
      { protectStrokes: [stroke({ width: 0 })] },
      { protectStrokes: [stroke({ width: 0.51 })] },
      { protectStrokes: times(201, stroke()) },
      { protectStrokes: times(8, stroke({ points: times(501, { x: 0, y: 0 }) })) },
      {
        protectStrokes: times(
          51,
          stroke({
            points: [
              { x: 0, y: 0 },
              { x: 0, y: 1 },
              { x: 0, y: 0 },
            ],
          }),
        ),
      },
      { finishes: times(21, { surface: 'wall' }) },
      { boxCorners: times(3, { x: 0, y: 0 }) },
      { surfaceHints: times(101, { at: { x: 0, y: 1 }, surface: 'floor' }) },
      { surfaceHints: [{ at: { x: 0, y: 1.1 }, surface: 'floor' }] },
      { keptThings: times(13, { name: 'bed', box: { x: 0, y: 0, width: 1, height: 1 } }) },
      { keptThings: [{ name: 'bed', box: { x: 0, y: 0, width: 0, height: 1 } }] },
      { keptThings: [{ name: many(41), box: { x: 0, y: 0, width: 1, height: 1 } }] },
    ],
  ],
  [
    'a change of scene',
    sceneChange,
    [
      {},
      { turnDeg: -180 },
      { turnDeg: 180, time: 'dusk', weather: 'snow', season: 'autumn', medium: 'clay' },
    ],
    [{ turnDeg: 181 }, { turnDeg: -181 }, { time: 'noon' }, { weather: 'hail' }],
  ],
  [
    'a wish changed by hand',
    chipEdit,
    [
      { key: 'k', value: null },
      { key: many(60), value: many(60) },
    ],
    [
      { key: '', value: 'v' },
      { key: 'k', value: '' },
      { key: many(61), value: 'v' },
      { key: 'k', value: many(61) },
      { key: 'k' },
    ],
  ],
  [
    'a brief that a model wrote',
    writtenBrief,
    [
      wrote({}),
      wrote({ view: null, style: many(60), storeys: 1e300 }),
      wrote({ parts: times(60, { part: many(60), wanted: false, count: null }) }),
      wrote({ notUnderstood: times(12, many(80)) }),
      { ...wrote({ traits: times(6, many(60)) }), by: many(120) },
      wrote({ parts: [{ part: 'pool', wanted: true, pieces: times(6, { piece: many(60) }) }] }),
    ],
    [
      { by: '', wishes: { parts: [], notUnderstood: [] } },
      wrote({ style: many(61) }),
      wrote({ storeys: 'two' }),
      wrote({ parts: times(61, { part: 'pool', wanted: true }) }),
      wrote({ parts: [{ part: 'pool' }] }),
      wrote({ notUnderstood: times(13, 'a') }),
      wrote({ notUnderstood: [many(81)] }),
      { ...wrote({}), by: many(121) },
      wrote({ traits: times(7, 'tall') }),
      wrote({ parts: [{ part: 'pool', wanted: true, pieces: times(7, { piece: 'leg' }) }] }),
      wrote({ parts: [{ part: 'pool', wanted: true, pieces: [{ piece: many(61) }] }] }),
    ],
  ],
  [
    'an order for a visual',
    visualRequest,
    [
      visual({}),
      visual({ prompt: many(32_000) }),
      visual({ edits: times(80, { key: 'k', value: null }) }),
    ],
    [
      visual({ prompt: '  ' }),
      visual({ prompt: many(32_001) }),
      visual({ edits: times(81, { key: 'k', value: null }) }),
      visual({ shape: 'round' }),
    ],
  ],
  [
    'an order for a sketch',
    sketchRequest,
    [{ photoId: 'p', prompt: 'a' }],
    [
      { photoId: 'p', prompt: ' ' },
      { photoId: 'p', prompt: many(32_001) },
      { photoId: 'p', prompt: 'a', seed: -1 },
    ],
  ],
  [
    'a calculation',
    calculatorInput,
    [
      { calculator: many(40), values: { [many(40)]: many(100), n: 1 } },
      { calculator: 'c', values: values(40) },
    ],
    [
      { calculator: many(41), values: {} },
      { calculator: 'c', values: { [many(41)]: 1 } },
      { calculator: 'c', values: { n: many(101) } },
      { calculator: 'c', values: { n: true } },
      { calculator: 'c', values: values(41) },
    ],
  ],
  [
    'a piece put somewhere by hand',
    layoutPiece,
    [
      piece({ origin: { own: 0 }, x: -30, z: 30, turnDegrees: -360 }),
      piece({ origin: { own: 200 }, x: 30, z: -30, turnDegrees: 360 }),
      piece({ origin: { name: many(60) } }),
    ],
    [
      piece({ origin: { own: -1 } }),
      piece({ origin: { own: 201 } }),
      piece({ origin: { own: 0.5 } }),
      piece({ origin: { name: '' } }),
      piece({ origin: { name: many(61) } }),
      piece({ x: 30.1 }),
      piece({ z: -30.1 }),
      piece({ turnDegrees: 360.1 }),
      piece({ turnDegrees: -360.1 }),
    ],
  ],
  ['a layout', roomLayout, [times(60, piece())], [times(61, piece())]],
  [
    'an order for previews',
    previewRequest,
    [
      preview({ widthPx: 64 }),
      preview({ widthPx: 640, boxCorners: null }),
      preview({ styles: times(16, 'Rustic') }),
    ],
    [
      preview({ widthPx: 63 }),
      preview({ widthPx: 641 }),
      preview({ styles: [] }),
      preview({ styles: times(17, 'Rustic') }),
      preview({ styles: ['Coastal'] }),
    ],
  ],
  [
    'an order for a render',
    renderRequest,
    [preview({ variations: 4, prompt: many(32_000) })],
    [preview({ variations: 5 }), preview({ prompt: ' ' }), preview({ prompt: many(32_001) })],
  ],
  [
    'a thing painted by hand',
    paintedThing,
    [thing({ material: many(40), at: { x: 0, y: 1 } })],
    [
      thing({ material: many(41) }),
      thing({ at: { x: 0, y: 1.1 } }),
      thing({ colour: '#2E4057' }),
      thing({ name: '' }),
      thing({ box: { x: 0, y: 0, width: 1.1, height: 1 } }),
      thing({ box: { x: 0, y: 0, width: 1, height: 1.1 } }),
      thing({ box: { x: -0.1, y: 0, width: 1, height: 1 } }),
    ],
  ],
  [
    'a picture of a design',
    inputOf(contract.renders.design),
    [
      { id: 'a', index: '0' },
      { id: 'a', index: 3 },
    ],
    [
      { id: 'a', index: -1 },
      { id: 'a', index: 4 },
      { id: 'a', index: 1.5 },
    ],
  ],
  [
    'a picture of a scene',
    inputOf(contract.visuals.sceneFile),
    [{ id: 'a', index: '3', kind: 'plan' }],
    [
      { id: 'a', index: 4, kind: 'plan' },
      { id: 'a', index: 0, kind: 'list' },
    ],
  ],
  [
    'a picture on the web',
    inputOf(contract.analysis.address),
    [{ url: many(4_000), prompt: many(32_000) }],
    [{ url: '' }, { url: many(4_001) }, { url: 'a', prompt: many(32_001) }],
  ],
  [
    'a payment to be confirmed',
    inputOf(contract.billing.confirm),
    [{}, { sessionId: many(255) }],
    [{ sessionId: many(256) }],
  ],
];

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each(inputs)('%s passes up to its edge and no further', (_name, schema, good, bad) => {
  expect(good.filter((value) => !accepts(schema, value))).toEqual([]);
  expect(bad.filter((value) => accepts(schema, value))).toEqual([]);
});

test("omitted fields of an order take the studio's defaults", () => {
  expect(visualRequest.parse({ prompt: ' a house ' })).toEqual({
    prompt: 'a house',
    variations: 4,
    shape: 'landscape',
    change: {},
    edits: [],
    finer: false,
    lens: 'none',
    write: false,
  });
  expect(sketchRequest.parse({ photoId: 'p', prompt: 'a' }).seed).toBe(0);
  expect(renderRecipe.parse(words)).toEqual({ ...words, decor: 'light' });
  expect(handEdits.parse({ protectStrokes: [stroke()] })).toEqual({
    surfaceHints: [],
    finishes: [],
    protectStrokes: [{ points: [{ x: 0, y: 0 }], width: 0.1, erase: false }],
    keptThings: [],
    paintedThings: [],
  });
  expect(cropRectangle.parse(crop({})).straightenDeg).toBe(0);
  expect(renderRequest.parse(preview({})).variations).toBe(1);
  expect(previewRequest.parse(preview({})).widthPx).toBe(256);
});

test('typed text is normalised', () => {
  expect(emailAddress.parse('  MIRA@Example.ORG ')).toBe('mira@example.org');
  expect(personName.parse(' Zoe\u0301 ')).toBe('Zoé');
  expect(visibleText(' two\n\nlines\u2028and\u200f more ')).toBe('two lines and more');
  expect(visibleTitle(5).parse(' abcde\n')).toBe('abcde');
  expect(visibleTitle(5).safeParse('abcdef').success).toBe(false);
  expect(visibleTitle(5).safeParse(' '.repeat(21)).success).toBe(false);
  expect(visibleTitle(5).safeParse('\n').success).toBe(false);
  expect(['plain', 'tab\t', 'turned\u2066'].map(hasSteeringCharacters)).toEqual([
    false,
    true,
    true,
  ]);
});

test("the eight calls accept the specification's numbers", () => {
  const call = {
    image: new File(['x'], 'a.png'),
    roomtype: 'Kitchen',
    aesthetic: 'Warm',
    housetype: 'Residential',
    style: 'Modern',
  };
  const order = (startSchedule: number, seedValue: number, steps: number, cfgScale: number) =>
    accepts(inputOf(firstCalls.imageInteriors), {
      ...call,
      startSchedule: String(startSchedule),
      seed: String(seedValue),
      steps: String(steps),
      cfgScale: String(cfgScale),
    });
  expect([order(0, 0, 1, 0), order(1, 7, 150, 35)]).toEqual([true, true]);
  expect([order(1.1, 0, 1, 0), order(-1, 0, 1, 0), order(0, -1, 1, 0)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([order(0, 0, 0, 0), order(0, 0, 151, 0), order(0, 0, 1, 36), order(0, 0, 1, -1)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(accepts(inputOf(firstCalls.chat), { prompt: many(32_000) })).toBe(true);
  expect(accepts(inputOf(firstCalls.chat), { prompt: many(32_001) })).toBe(false);
  expect(accepts(inputOf(firstCalls.chat), { prompt: '  ' })).toBe(false);
  expect(accepts(inputOf(firstCalls.speech), { text: many(4000) })).toBe(true);
  expect(accepts(inputOf(firstCalls.speech), { text: many(4001) })).toBe(false);
  expect(accepts(inputOf(firstCalls.speech), { text: ' ' })).toBe(false);
  expect(accepts(inputOf(firstCalls.imageGenerate), { prompt: '' })).toBe(false);
  expect(accepts(inputOf(firstCalls.analyzeUrl), { image_url: '' })).toBe(false);
  expect(accepts(inputOf(firstCalls.analyzeUrl), { image_url: many(4001) })).toBe(false);
  expect(accepts(inputOf(firstCalls.analyzeUrl), { image_url: many(4000) })).toBe(true);
  for (const call of [firstCalls.analyzeUpload, firstCalls.generateImage]) {
    expect(accepts(inputOf(call), { prompt: many(32_000) })).toBe(true);
    expect(accepts(inputOf(call), { prompt: many(32_001) })).toBe(false);
  }
  const prompted = (count: number) => ({ image_url: 'https://a.b/c.png', prompt: many(count) });
  expect(accepts(inputOf(firstCalls.analyzeUrl), prompted(32_000))).toBe(true);
  expect(accepts(inputOf(firstCalls.analyzeUrl), prompted(32_001))).toBe(false);
  expect(accepts(inputOf(firstCalls.imageGenerate), { prompt: many(32_000) })).toBe(true);
  expect(accepts(inputOf(firstCalls.imageGenerate), { prompt: many(32_001) })).toBe(false);
});

test('lists are read in pages of one to a hundred', () => {
  for (const list of [contract.conversations.list, contract.generations.list]) {
    const input = inputOf(list);
    expect([1, '100'].map((limit) => accepts(input, { limit }))).toEqual([true, true]);
    expect([0, 101, 1.5].map((limit) => accepts(input, { limit }))).toEqual([false, false, false]);
    expect(accepts(input, { search: many(201) })).toBe(false);
    expect(accepts(input, { search: many(200) })).toBe(true);
  }
  expect(inputOf(contract.conversations.list).parse({})).toEqual({ limit: 50 });
  expect(inputOf(contract.generations.list).parse({})).toEqual({ limit: 24 });
});

test('things are kept and painted in rooms, not before houses', () => {
  const keptThings = [{ name: 'bed', box: { x: 0, y: 0, width: 1, height: 1 } }];
  const order = { ...words, photoId: 'p', keptThings };
  expect(renderRequest.parse(order).keptThings).toEqual(keptThings);
  const house = { ...order, kind: 'exterior', style: 'Coastal', roomType: 'Exterior' };
  expect(renderRequest.safeParse(house).error?.issues.map(({ path }) => path[0])).toContain(
    'keptThings',
  );
  const paintedThings = [{ ...keptThings[0]!, colour: '#2e4057' }];
  expect(renderRequest.parse({ ...order, paintedThings }).paintedThings).toEqual(paintedThings);
  const painted = { ...house, keptThings: [], paintedThings };
  expect(renderRequest.safeParse(painted).error?.issues.map(({ path }) => path[0])).toEqual([
    'paintedThings',
  ]);
});

test('houses have edits, rooms have layouts', () => {
  const houseEdits = { storeys: 2, roof: 'flat' };
  const front = { ...words, kind: 'exterior', style: 'Coastal', roomType: 'Exterior' };
  expect(renderRequest.parse({ ...front, photoId: 'p', houseEdits }).houseEdits).toEqual(
    houseEdits,
  );
  const room = { ...words, photoId: 'p', houseEdits };
  expect(renderRequest.safeParse(room).error?.issues.map(({ path }) => path[0])).toContain(
    'houseEdits',
  );
});
