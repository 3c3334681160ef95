import { studios } from '@maquette/contract';
import { expect, test } from 'vitest';
import type { RestyleRecipe } from '../builtin/tasks/messages/restyle.ts';
import { composeRestyleWords, composeSketchWords, composeVisualWords } from './compose-words.ts';

const recipe: RestyleRecipe = {
  kind: 'interior',
  style: 'Scandinavian',
  roomType: 'Poweder Room',
  propertyType: 'Apartment',
  aesthetic: 'Airy',
  strength: 0.4,
  cfgScale: 10.5,
  steps: 50,
  decor: 'light',
  maxSidePx: 1024,
};
const inWords = {};
const inNumbers = {
  strength: { field: 'strength', lowest: 0, highest: 1 },
  negative: 'negative_prompt',
};

test('structure, windows and camera are fixed whatever else is requested', () => {
  for (const kind of ['interior', 'exterior'] as const) {
    for (const { label: style } of studios[kind].styles) {
      for (const { value: aesthetic } of studios[kind].aesthetics) {
        const { prompt } = composeRestyleWords({ ...recipe, kind, style, aesthetic }, inWords);
        expect(prompt).toContain(`in the ${style} style`);
        expect(prompt).toMatch(/Keep the camera position.*windows, doors.*exactly where they are/);
        expect(prompt).toContain('add and remove no opening');
      }
    }
  }
});

test('product names are written as words, not as values', () => {
  const { prompt } = composeRestyleWords(recipe, inWords);
  expect(prompt).toContain('(powder room, apartment property)');
  expect(prompt).toContain('The atmosphere is airy and light, with pale colours.');
});

test('strength and negative words are included only if there is no field for them', () => {
  const words = composeRestyleWords(recipe, inWords).prompt;
  expect(words).toContain('Make a balanced change');
  expect(words).toContain('Avoid: moved walls');
  const numbers = composeRestyleWords(recipe, inNumbers);
  expect(numbers.prompt).not.toMatch(/balanced|Avoid/);
  expect(numbers.negative).toContain('extra windows');
});

test("the user's finishes are named", () => {
  const finishes: RestyleRecipe['finishes'] = [
    { surface: 'floor', material: 'oakPlanks' },
    { surface: 'wall', material: 'paint', colour: '#a0b0c0' },
  ];
  const { prompt } = composeRestyleWords({ ...recipe, finishes }, inWords);
  expect(prompt).toContain('Make the floor oak planks.');
  expect(prompt).toContain('Make the wall paint in the colour #a0b0c0.');
});

test.each([
  ['interior', 'finishes', /Keep every piece of furniture where it is/],
  ['interior', 'furniture', /Remove all furniture.*furnish the room anew/],
  ['interior', 'everything', /Redesign everything else/],
  ['exterior', 'shape', /Replace the building by a new one in this style/],
  ['exterior', 'everything', /lay out garden/],
] as const)('%s, %s: in words', (kind, change, said) => {
  const { prompt } = composeRestyleWords({ ...recipe, kind, change }, inWords);
  expect(prompt).toMatch(said);
  expect(prompt).toContain('Keep the camera position');
});

test('an empty room has no style', () => {
  const { prompt } = composeRestyleWords({ ...recipe, change: 'empty' }, inWords);
  expect(prompt).toContain('Remove all furniture');
  expect(prompt).not.toMatch(/Scandinavian|airy|decoration|balanced/);
});

const unwantedAnywhere = 'text, watermark, distorted lines, blurry, low quality';

test('a drawing keeps its lines; what was said about it comes last', () => {
  const { prompt, negative } = composeSketchWords('A red roof');
  expect(prompt).toMatch(
    /^Make a finished, realistic picture of this hand drawing\. Keep its lines/,
  );
  expect(prompt).toMatch(/ A red roof$/);
  expect(negative).toBe(unwantedAnywhere);
});

test.each([
  [{}, 'a barn'],
  [{ turnDeg: 30 }, 'a barn (seen from 30 degrees further right)'],
  [{ turnDeg: -45, season: 'winter' }, 'a barn (in winter, seen from 45 degrees further left)'],
  [
    { turnDeg: 0, time: 'golden', weather: 'fog', medium: 'cutPaper' },
    'a barn (in the golden hour, in fog, as a cut-paper model)',
  ],
] as const)('own words with the change %j', (change, prompt) => {
  expect(composeVisualWords('a barn', change)).toEqual({ prompt, negative: unwantedAnywhere });
});
