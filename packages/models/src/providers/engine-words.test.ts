/** The prompt shown before an order is that of a design to be finished, or that of the photo. */
import { expect, test } from 'vitest';
import { finishStrength, keepsEveryLine, strengthOf } from '../pictures/change-strength.ts';
import { engineWordsOf } from '../pictures/engine-words.ts';
import { providers } from '../providers.ts';

const words = {
  ...{ style: 'Rustic', roomType: 'Kitchen', propertyType: 'Apartment', aesthetic: 'Warm' },
  ...{ strength: 0.4, cfgScale: 9.5, steps: 60, seed: 7, maxSidePx: 1024 },
};
const recipe = { ...words, kind: 'interior', decor: 'light', change: 'furniture' } as const;
const abilities = providers.google!.pictures![0]!.abilities;
const said = (change: 'furniture' | 'finishes', startsFromDesign: boolean) =>
  engineWordsOf({ ...recipe, change }, abilities, 7, startsFromDesign);

test('a design of ours is turned into a photograph', () => {
  expect(said('furniture', true).prompt).toMatch(
    /^Turn this rendering of a room \(kitchen\) in the Rustic style into a photograph\./,
  );
});

test.each([
  ['furniture', false, 'furnish the room anew in this style with another layout'],
  ['finishes', true, 'Keep every piece of furniture where it is.'],
  ['finishes', false, 'Keep every piece of furniture where it is.'],
] as const)('%s, from a design: %s, is asked of the photo', (change, startsFromDesign, words) => {
  const { prompt } = said(change, startsFromDesign);
  expect(prompt).toMatch(/^Photorealistic restyle of this photo of a room \(kitchen, apartment/);
  expect(prompt).toContain(words);
});

test('what the engine has no number for is told', () => {
  expect(said('finishes', false).notes).toEqual([
    'How much changes is said in words: this engine has no number for it.',
    'Not used, because this engine has none: seed, steps, guidance.',
  ]);
});

test('new furniture and new houses need more strength than new finishes', () => {
  const of = (
    change: 'finishes' | 'furniture' | 'empty' | 'shape' | 'everything',
    strength = 0.3,
  ) => strengthOf({ ...recipe, change, strength });
  expect([of('finishes'), of('furniture'), of('empty'), of('shape'), of('everything')]).toEqual([
    0.3, 0.65, 0.65, 0.75, 0.8,
  ]);
  expect([of('furniture', 0.9), finishStrength]).toEqual([0.9, 0.35]);
  const { change: _, ...old } = recipe;
  expect([strengthOf(old), keepsEveryLine(old), keepsEveryLine(recipe)]).toEqual([
    0.4,
    true,
    false,
  ]);
});
