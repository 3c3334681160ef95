import { expect, test } from 'vitest';
import { firstRecipe, labelOf, requestOf, strengthText, withStyle } from './recipe.ts';

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

test('a style brings its own strength, guidance and steps', () => {
  const recipe = withStyle('exterior', firstRecipe('exterior'), 'Frank Gehry');
  expect(recipe.strength).toBe(0.2);
  expect(requestOf('exterior', recipe, 'p1')).toMatchObject({
    cfgScale: 9.7,
    steps: 50,
    seed: 0,
    photoId: 'p1',
  });
});

test('the misspelt value is sent and the right word is read', () => {
  expect(labelOf('interior', 'roomTypes', 'Poweder Room')).toBe('Powder Room');
});

test('strength reads in words with its number', () => {
  expect(strengthText(0)).toBe('Unchanged (0.00)');
  expect(strengthText(0.45)).toBe('Balanced (0.45)');
  expect(strengthText(1)).toBe('Bold (1.00)');
});

test('each studio opens with its own answer to how much changes, and sends it', () => {
  expect(requestOf('interior', firstRecipe('interior'), 'p1').change).toBe('furniture');
  expect(requestOf('exterior', firstRecipe('exterior'), 'p1').change).toBe('shape');
});
