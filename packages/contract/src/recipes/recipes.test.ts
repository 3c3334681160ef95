import { expect, test } from 'vitest';
import { readRecipe, showRecipe } from './read-recipe.ts';
import { recipeForPlan, sizeForPlan } from './recipe-for-plan.ts';
import { withDefaults } from './with-defaults.ts';

const words = {
  kind: 'interior',
  style: 'Rustic',
  roomType: 'Foyer',
  propertyType: 'Residential',
  aesthetic: 'Bright',
} as const;
const numbers = { strength: 0.35, cfgScale: 10.5, steps: 50, seed: 3 };
const bed = { name: 'bed', box: { x: 0.1, y: 0.5, width: 0.4, height: 0.3 } };
const things = { keptThings: [bed], paintedThings: [] };
const hands = { surfaceHints: [], finishes: [], protectStrokes: [], ...things };
const photo = {
  version: 2,
  from: 'photo',
  ...words,
  ...numbers,
  decor: 'light',
  change: 'furniture',
  photoId: 'p1',
  ...hands,
  variations: 2,
  maxSidePx: 1024,
} as const;

test("omitted fields come from the style's preset and the studio's default", () => {
  expect(withDefaults({ kind: 'interior', style: 'Rustic' })).toEqual({
    ...{ kind: 'interior', style: 'Rustic', change: 'furniture' },
    ...{ strength: 0.35, cfgScale: 10.5, steps: 50, seed: 0 },
  });
  expect(
    withDefaults({ kind: 'exterior', style: 'Coastal', strength: 0, steps: 0, change: 'finishes' }),
  ).toMatchObject({ strength: 0, cfgScale: 9.5, steps: 0, change: 'finishes' });
});

test('given values stay', () => {
  const given = {
    ...({ kind: 'interior', style: 'Rustic', change: 'everything' } as const),
    ...{ strength: 0.9, cfgScale: 3, steps: 12, seed: 77 },
  };
  expect(withDefaults(given)).toEqual(given);
});

test('a row of this version is read as it is', () => {
  expect(readRecipe(photo)).toEqual(photo);
});

test('a row whose order insists on a plain room is read and shown as it is', () => {
  const plain = { ...photo, plainRoom: true };
  expect(readRecipe(plain)).toEqual(plain);
  expect(showRecipe(readRecipe(plain))).toMatchObject({ plainRoom: true });
  expect(withDefaults({ kind: 'interior', style: 'Rustic' })).not.toHaveProperty('plainRoom');
});

test('a row older than kept and painted things has none', () => {
  const { keptThings: _, paintedThings: __, ...before } = photo;
  expect(readRecipe(before)).toEqual({ ...photo, keptThings: [] });
});

test('a row of the first version of a photo is read by its own schema', () => {
  const { version: _, from, photoId, variations, maxSidePx, ...rest } = photo;
  const first = {
    ...numbers,
    variations,
    protectMaskPhotoId: 'm1',
    protectStrokes: [],
    maker: { ...rest, maxSidePx },
    shown: { from, photoId, ...rest },
  };
  expect(readRecipe(first)).toEqual({ ...photo, protectMaskPhotoId: 'm1' });
  const { change: __, ...before } = first.shown;
  expect(readRecipe({ ...first, shown: before })).toMatchObject({ change: 'finishes' });
});

test('rows of the first version of words and of a drawing', () => {
  const shown = { from: 'words', shape: 'square', change: { time: 'dusk' }, edits: [] };
  const size = { widthPx: 1024, heightPx: 1024 };
  const first = { seed: 5, variations: 4, ...size, change: shown.change, edits: [], shown };
  const ordinary = { finer: false, lens: 'none' };
  expect(readRecipe(first)).toEqual({
    ...{ version: 2, ...shown, ...ordinary, seed: 5, variations: 4, ...size },
  });
  expect(
    readRecipe({ seed: 1, maxSidePx: 1024, shown: { from: 'drawing', photoId: 'p1' } }),
  ).toEqual({ version: 2, from: 'drawing', photoId: 'p1', seed: 1, maxSidePx: 1024 });
});

test('a row older than finer pictures is an ordinary one', () => {
  const before = { version: 2, from: 'words', shape: 'square', change: {}, edits: [], seed: 5 };
  const size = { variations: 1, widthPx: 1024, heightPx: 1024 };
  expect(readRecipe({ ...before, ...size })).toMatchObject({ finer: false, lens: 'none' });
  const finer = { ...before, ...size, finer: true, lens: 'soft' };
  expect(readRecipe(finer)).toEqual(finer);
});

test.each([[{}], [{ ...photo, version: 3 }], [{ ...photo, strength: undefined }], [null]])(
  'anything else is refused: %j',
  (stored) => expect(() => readRecipe(stored)).toThrow(),
);

test('the shown recipe omits the size', () => {
  const { version: _, variations: __, maxSidePx: ___, ...shown } = photo;
  expect(showRecipe(readRecipe(photo))).toEqual(shown);
});

test('a retried order has the size of the present plan', () => {
  expect(recipeForPlan(readRecipe(photo), 'premium')).toMatchObject({ maxSidePx: 2048 });
  const wide = {
    version: 2,
    from: 'words',
    shape: 'wide',
    change: {},
    edits: [],
    seed: 0,
  } as const;
  expect(
    recipeForPlan(readRecipe({ ...wide, variations: 1, widthPx: 8, heightPx: 8 }), 'free'),
  ).toMatchObject({
    widthPx: 1024,
    heightPx: 576,
  });
});

test.each([
  ['landscape', 'free', 1024, 680],
  ['portrait', 'free', 680, 1024],
  ['square', 'free', 1024, 1024],
  ['wide', 'premium', 2048, 1152],
  ['landscape', 'premium', 2048, 1368],
] as const)('a %s picture of a %s plan is %i × %i', (shape, plan, widthPx, heightPx) => {
  expect(sizeForPlan(shape, plan)).toEqual({ widthPx, heightPx });
});
