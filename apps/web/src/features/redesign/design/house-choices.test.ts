import type { HouseOffers } from '@maquette/contract';
import { expect, test } from 'vitest';
import { choicesOf, withChoice } from './house-choices.ts';

const offers: HouseOffers = {
  storeys: [1, 2],
  roof: ['gable', 'flat'],
  walls: ['Red brick'],
  roofing: [],
  windows: [],
};

test('only parts left open by the style are choices', () => {
  expect(choicesOf({ offers }).map(({ label }) => label)).toEqual(['Storeys', 'Roof', 'Walls']);
  expect(choicesOf({ offers: { ...offers, storeys: [1] } })[0]!.label).toBe('Roof');
  expect(choicesOf({ offers })[1]!.options.map(({ label }) => label)).toEqual([
    'As designed',
    'Gable',
    'Flat',
  ]);
});

test("a choice is sent in the contract's format, and can be removed", () => {
  const two = withChoice({ walls: 'Red brick' }, 'storeys', '2');
  expect(two).toEqual({ walls: 'Red brick', storeys: 2 });
  expect(withChoice(two, 'walls', '')).toEqual({ storeys: 2 });
});
