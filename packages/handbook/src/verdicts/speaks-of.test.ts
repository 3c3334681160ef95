import { expect, test } from 'vitest';
import { getEntry } from '../entries/handbook.ts';
import { speaksOf } from './speaks-of.ts';

const entry = getEntry('room-sizes');

test('a question without a telling word is covered by any answer', () => {
  expect(speaksOf('is it ok to do that', entry, 'A bedroom.')).toBe(true);
});

test('an answer without an entry covers nothing', () => {
  expect(speaksOf('is it ok to do that', undefined, 'A bedroom.')).toBe(false);
});

test('curtains and a washing machine are not covered by the sizes of rooms', () => {
  expect(speaksOf('can I wash curtains in the washing machine', entry, 'A bedroom.')).toBe(false);
});
