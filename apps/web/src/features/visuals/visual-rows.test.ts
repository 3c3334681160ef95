import type { Generation } from '@maquette/contract';
import { expect, test } from 'vitest';
import type { StartedVisual } from './visual-result.tsx';
import { rowOf, unseenSeed, visualRows } from './visual-rows.ts';

const words = { from: 'words', shape: 'wide', change: { time: 'dusk' }, edits: [], seed: 1 };
const made = (id: string, more: object = {}) =>
  ({
    id,
    prompt: 'a barn',
    title: 'A barn',
    pictures: [{}, {}],
    recipe: words,
    ...more,
  }) as unknown as Generation;
const begun = (id: string, prompt = 'a barn') => ({ id, prompt }) as StartedVisual;

test('a row of the history has one place per picture', () => {
  expect(rowOf(made('one'))).toMatchObject({
    ...{ id: 'one', prompt: 'a barn', shape: 'wide', change: { time: 'dusk' }, count: 2 },
  });
  expect(rowOf(made('one', { pictures: [], prompt: null }))).toMatchObject({
    ...{ count: 4, prompt: 'A barn' },
  });
});

test('new orders come first, without duplicates', () => {
  const rows = visualRows([begun('two'), begun('one')], [made('three'), made('two'), made('zero')]);
  expect(rows.map(({ id }) => id)).toEqual(['two', 'one', 'three', 'zero']);
});

test('more of a prompt starts after the shown seeds', () => {
  expect(unseenSeed([], 'a barn')).toBe(4);
  const started = [begun('one'), begun('two', 'a tower'), begun('three')];
  expect([unseenSeed(started, 'a barn'), unseenSeed(started, 'a tower')]).toEqual([12, 8]);
});
