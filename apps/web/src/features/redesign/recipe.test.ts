import type { Generation } from '@maquette/contract';
import { describe, expect, test } from 'vitest';
import {
  captionOf,
  firstRecipe,
  furnishedAgain,
  labelOf,
  nameOf,
  renderSourceOf,
  requestOf,
  strengthText,
  withStyle,
  wordsRequestOf,
} from './recipe.ts';

test('the studios open with the defaults of the specification', () => {
  expect(firstRecipe('interior')).toMatchObject({
    roomType: 'Foyer',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    strength: 0.45,
    seed: 0,
  });
  expect(firstRecipe('exterior')).toMatchObject({
    roomType: 'Garage',
    propertyType: 'Residential',
    aesthetic: 'Bright',
  });
});

test('a style sets its strength; guidance and steps come from the server', () => {
  const recipe = withStyle('exterior', firstRecipe('exterior'), 'Frank Gehry');
  const request = requestOf('exterior', recipe, 'p1');
  expect(request).toMatchObject({ strength: 0.2, seed: 0, photoId: 'p1' });
  expect(request).not.toHaveProperty('cfgScale');
  expect(request).not.toHaveProperty('steps');
});

test('the misspelt value is sent and the right word is read', () => {
  expect(labelOf('interior', 'roomTypes', 'Poweder Room')).toBe('Powder Room');
});

test('strength is shown in words with its number', () => {
  expect(strengthText(0)).toBe('Unchanged (0.00)');
  expect(strengthText(0.45)).toBe('Balanced (0.45)');
  expect(strengthText(1)).toBe('Bold (1.00)');
});

test('each studio has its own default change, and sends it', () => {
  expect(requestOf('interior', firstRecipe('interior'), 'p1').change).toBe('furniture');
  expect(requestOf('exterior', firstRecipe('exterior'), 'p1').change).toBe('shape');
});

test('another style keeps the rest of the recipe; an unknown one has the first strength', () => {
  const chosen = { ...firstRecipe('interior'), roomType: 'Garage', seed: 7, variations: 3 };
  expect(withStyle('interior', chosen, 'Industrial')).toEqual({
    ...chosen,
    style: 'Industrial',
    strength: 0.3,
  });
  expect(withStyle('interior', chosen, 'Frank Gehry').strength).toBe(0.45);
});

test('an emptied room is furnished by another style; other results change as before', () => {
  const emptied = { ...firstRecipe('interior'), change: 'empty' } as const;
  expect(furnishedAgain('interior', emptied)).toEqual({ ...emptied, change: 'furniture' });
  const finished = { ...emptied, change: 'finishes' } as const;
  expect(furnishedAgain('interior', finished)).toBe(finished);
});

test.each([
  [0.05, 'Unchanged (0.05)'],
  [0.06, 'A touch (0.06)'],
  [0.2, 'A touch (0.20)'],
  [0.21, 'Gentle (0.21)'],
  [0.35, 'Gentle (0.35)'],
  [0.36, 'Balanced (0.36)'],
  [0.5, 'Balanced (0.50)'],
  [0.51, 'Strong (0.51)'],
  [0.7, 'Strong (0.70)'],
  [0.71, 'Bold (0.71)'],
])('a strength of %d reads "%s"', (strength, text) => expect(strengthText(strength)).toBe(text));

const chosen = {
  style: 'Rustic',
  roomType: 'Poweder Room',
  propertyType: 'Residential',
  aesthetic: 'Bright',
  strength: 0.6,
  change: 'everything',
  variations: 2,
  decor: 'full',
  seed: 12,
} as const;
const keptBed = { name: 'bed', box: { x: 0.1, y: 0.4, width: 0.5, height: 0.3 } };
const edits = {
  surfaceHints: [],
  finishes: [],
  protectStrokes: [],
  keptThings: [keptBed],
  paintedThings: [],
};

test('all choices are sent', () => {
  const request = {
    kind: 'interior',
    style: 'Rustic',
    roomType: 'Poweder Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    change: 'everything',
    decor: 'full',
    seed: 12,
    photoId: 'p1',
    surfaceHints: [],
    finishes: [],
    protectStrokes: [],
    keptThings: [keptBed],
    paintedThings: [],
    strength: 0.6,
    variations: 2,
  };
  expect(requestOf('interior', chosen, 'p1', edits)).toEqual(request);
  expect(requestOf('interior', { ...chosen, prompt: ' warm ' }, 'p1', edits)).toEqual({
    ...request,
    prompt: ' warm ',
  });
});

test("a blank prompt isn't sent", () => {
  expect(requestOf('interior', { ...chosen, prompt: '  ' }, 'p1')).not.toHaveProperty('prompt');
});

test("the prompt request has the user's finishes, but no photo or number of pictures", () => {
  expect(wordsRequestOf('interior', chosen, edits)).toEqual({
    kind: 'interior',
    style: 'Rustic',
    roomType: 'Poweder Room',
    propertyType: 'Residential',
    aesthetic: 'Bright',
    change: 'everything',
    decor: 'full',
    seed: 12,
    strength: 0.6,
    finishes: [],
    paintedThings: [],
  });
});

test('a caption has the labels, not the sent values', () => {
  expect(captionOf('interior', chosen)).toBe('Rustic · Powder Room · Residential · Bright');
  expect(nameOf('interior', chosen)).toBe('Rustic Powder Room');
  expect(nameOf('interior', { ...chosen, change: 'empty' })).toBe('Emptied Powder Room');
  expect(captionOf('interior', { ...chosen, change: 'empty' })).toBe(
    'Emptied · Powder Room · Residential · Bright',
  );
  expect(labelOf('interior', 'roomTypes', 'Ballroom')).toBe('Ballroom');
});

describe('a result made again', () => {
  const result = (recipe: object) =>
    ({
      seed: 12,
      recipe: { from: 'photo', photoId: 'p1', ...chosen, ...edits, ...recipe },
    }) as unknown as Generation;
  const corners = [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
    { x: 0.8, y: 0.7 },
    { x: 0.2, y: 0.7 },
  ];

  test('starts from its photo, choices and edits, one picture at a time', () => {
    const layout: [] = [];
    expect(renderSourceOf(result({ boxCorners: corners, layout, prompt: 'warm' }))).toEqual({
      photoId: 'p1',
      layout,
      recipe: { ...chosen, variations: 1, prompt: 'warm' },
      edits: { ...edits, boxCorners: corners },
    });
  });

  test('keeps insisting on a plain room, in orders and previews', () => {
    const again = renderSourceOf(result({ plainRoom: true }))!;
    expect(again.recipe).toEqual({ ...chosen, variations: 1, plainRoom: true });
    expect(requestOf('interior', again.recipe, 'p1')).toMatchObject({ plainRoom: true });
    expect(requestOf('interior', chosen, 'p1')).not.toHaveProperty('plainRoom');
  });

  test('has no prompt or corners if it had none', () => {
    const again = renderSourceOf(result({ prompt: '' }));
    expect(again?.recipe).toEqual({ ...chosen, variations: 1 });
    expect(again?.edits).toEqual(edits);
  });

  test('excludes results of prompts and sketches', () => {
    expect(renderSourceOf(result({ from: 'words' }))).toBeNull();
    expect(renderSourceOf(result({ from: 'drawing' }))).toBeNull();
  });
});
