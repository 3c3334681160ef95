/** A second copy of the tables that become words of a prompt. */
import { expect, test } from 'vitest';
import {
  composeFinishWords,
  composeRestyleWords,
  composeVisualWords,
} from '../pictures/compose-words.ts';

const words = {
  ...{ style: 'Rustic', roomType: 'Poweder Room', propertyType: 'Apartment', aesthetic: 'Warm' },
  ...{ strength: 0.4, cfgScale: 9.5, steps: 60, seed: 7, maxSidePx: 1024 },
};
const recipe = { ...words, kind: 'interior', decor: 'light' } as const;
const promptOf = (more: object) => composeRestyleWords({ ...recipe, ...more }, {}).prompt;

test.each([
  ['Bright', 'bright, full of daylight'],
  ['Warm', 'warm, with soft golden light'],
  ['Dark', 'dark and moody'],
  ['Gotham', 'dark, dramatic, film noir'],
  ['Glam', 'glamorous, with polished and reflecting materials'],
  ['Vintage', 'vintage, with aged materials and muted colours'],
  ['Airy', 'airy and light, with pale colours'],
  ['Edgy', 'edgy, with hard contrasts'],
  ['Calm', 'calm, with quiet natural colours'],
  ['Vibrant', 'vibrant, with strong colours'],
  ['Mossy', 'mossy'],
])('%s is "%s"', (aesthetic, atmosphere) => {
  expect(promptOf({ aesthetic })).toContain(`The atmosphere is ${atmosphere}. `);
  expect(composeFinishWords({ ...recipe, aesthetic }, {}).prompt).toContain(
    `The atmosphere is ${atmosphere}. `,
  );
});

test.each([
  [0.2, 'very light'],
  [0.21, 'gentle'],
  [0.35, 'gentle'],
  [0.36, 'balanced'],
  [0.5, 'balanced'],
  [0.51, 'strong'],
  [0.7, 'strong'],
  [0.71, 'bold'],
  [1, 'bold'],
])('a strength of %d is a %s change', (strength, kind) => {
  expect(promptOf({ strength })).toContain(`Make a ${kind} change: `);
});

test.each([
  ['off', 'Add no furniture and no decoration that is not there already.'],
  ['light', 'Add at most a few pieces of decoration.'],
  ['full', 'Furnish and decorate it completely.'],
])('decoration %s', (decor, sentence) => expect(promptOf({ decor })).toContain(sentence));

test.each([
  ['interior', 'everything', 'Redesign everything else: furniture, floor, walls, ceiling,'],
  ['exterior', 'finishes', 'Change only materials, colours, light, planting and details of the'],
  ['exterior', 'shape', 'Replace the building by a new one in this style, in the same place and'],
  ['exterior', 'everything', 'and lay out garden, paths and drive anew.'],
])('%s, %s', (kind, change, sentence) => {
  const prompt = promptOf({ kind, change, decor: 'off' });
  expect(prompt).toContain(sentence);
  expect(prompt).toContain(`photo of a ${kind === 'interior' ? 'room' : 'building'} (`);
  // Whatever is new is furnished and planted.
  expect(prompt.includes('Furnish and decorate it completely.')).toBe(change !== 'finishes');
});

test('a room is named by its label, a material by its words', () => {
  const finishes = [{ surface: 'floor', material: 'oakPlanks', colour: '#a1b2c3' }];
  expect(promptOf({ finishes })).toContain('(powder room, apartment property)');
  expect(promptOf({ finishes })).toContain('Make the floor oak planks in the colour #a1b2c3.');
});

test.each([
  [{ time: 'dawn' }, 'at dawn'],
  [{ time: 'day' }, 'by day'],
  [{ time: 'golden' }, 'in the golden hour'],
  [{ time: 'dusk' }, 'at dusk'],
  [{ time: 'night' }, 'at night'],
  [{ weather: 'clear' }, 'under a clear sky'],
  [{ weather: 'cloudy' }, 'under a cloudy sky'],
  [{ weather: 'overcast' }, 'under an overcast sky'],
  [{ weather: 'fog' }, 'in fog'],
  [{ weather: 'rain' }, 'in rain'],
  [{ weather: 'snow' }, 'in falling snow'],
  [{ weather: 'storm' }, 'in a storm'],
  [{ season: 'spring' }, 'in spring'],
  [{ season: 'summer' }, 'in summer'],
  [{ season: 'autumn' }, 'in autumn'],
  [{ season: 'winter' }, 'in winter'],
  [{ medium: 'photograph' }, 'as a photograph'],
  [{ medium: 'watercolour' }, 'as a watercolour painting'],
  [{ medium: 'pencil' }, 'as a pencil drawing'],
  [{ medium: 'ink' }, 'as an ink drawing'],
  [{ medium: 'blueprint' }, 'as a blueprint'],
  [{ medium: 'clay' }, 'as a clay model'],
  [{ medium: 'cutPaper' }, 'as a cut-paper model'],
  [{ turnDeg: 60 }, 'seen from 60 degrees further right'],
  [{ turnDeg: -60 }, 'seen from 60 degrees further left'],
] as const)('%j is "%s"', (change, said) => {
  expect(composeVisualWords('A house', change).prompt).toBe(`A house (${said})`);
});

test('without changes the prompt stays as it was written', () => {
  expect(composeVisualWords('A house', { turnDeg: 0 }).prompt).toBe('A house');
});
