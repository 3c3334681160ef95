import { lensNames } from '@maquette/contract';
import { expect, test } from 'vitest';
import { canBeFiner, lenses } from './finer.ts';

test('photographs and clay models can be drawn finer, drawings cannot', () => {
  expect(canBeFiner({}, ['Villa', '2 storeys'])).toBe(true);
  expect(canBeFiner({}, ['Villa', 'Watercolour'])).toBe(false);
  expect(canBeFiner({ medium: 'photograph' }, ['Villa', 'Watercolour'])).toBe(true);
  expect(canBeFiner({ medium: 'ink' }, ['Villa'])).toBe(false);
  expect(canBeFiner({ medium: 'clay' }, ['Villa'])).toBe(true);
});

test('every lens of the contract can be chosen', () => {
  expect(lenses.map(({ value }) => value)).toEqual([...lensNames]);
});
