/** The changes each studio offers, and what `startSchedule` of the specification's call means. */
import { describe, expect, test } from 'vitest';
import { previewRequest, renderRecipe, renderRequest } from '../features/redesign.ts';
import { changeOfStrength, changeOption, changes } from './changes.ts';
import { studios } from './studios.ts';

const kinds = ['interior', 'exterior'] as const;
const orderOf = (kind: 'interior' | 'exterior', change?: string) => ({
  ...{ kind, ...studios[kind].defaults, photoId: 'p1' },
  ...(change ? { change } : {}),
});

test('a room is furnished anew and a house gets a new shape unless something else is chosen', () => {
  expect(kinds.map((kind) => changes[kind].default)).toEqual(['furniture', 'shape']);
  expect(changes.interior.options.map(({ value }) => value)).toEqual([
    'finishes',
    'furniture',
    'everything',
  ]);
  expect(changes.exterior.options.map(({ value }) => value)).toEqual([
    'finishes',
    'shape',
    'everything',
  ]);
  expect(kinds.map((kind) => changes[kind].others.map(({ value }) => value))).toEqual([
    ['empty'],
    [],
  ]);
});

describe.each(kinds)('%s', (kind) => {
  test('three to choose from, each in words, one of them the default', () => {
    const { options } = changes[kind];
    expect(options).toHaveLength(3);
    for (const { label, hint } of options) expect(`${label} ${hint}`).toMatch(/^\S+ .+\.$/);
    expect(changeOption(kind, changes[kind].default)).toBeDefined();
  });

  test.each([...studios[kind].styles])('$label as it is sent gives the default', (preset) =>
    expect(changeOfStrength(kind, preset.startSchedule)).toBe(changes[kind].default),
  );

  test('strengths below the presets keep the things, above them everything is redrawn', () => {
    expect(changeOfStrength(kind, 0.1)).toBe('finishes');
    expect(changeOfStrength(kind, 0.6)).toBe('everything');
  });
});

test('rooms are furnished, houses get a shape, and neither the other way round', () => {
  expect(renderRequest.safeParse(orderOf('interior', 'furniture')).success).toBe(true);
  expect(renderRequest.safeParse(orderOf('interior', 'empty')).success).toBe(true);
  expect(renderRequest.safeParse(orderOf('exterior', 'shape')).success).toBe(true);
  for (const [kind, change] of [
    ['interior', 'shape'],
    ['exterior', 'furniture'],
    ['exterior', 'empty'],
  ] as const) {
    const { error } = renderRequest.safeParse(orderOf(kind, change));
    expect(error?.issues[0]?.path).toEqual(['change']);
  }
});

test('results older than the choice are read as finishes', () => {
  const { kind, ...words } = orderOf('interior');
  expect(renderRecipe.parse({ kind, ...words })).not.toHaveProperty('change');
});

test('several styles at once are shown as finishes', () => {
  const styles = ['Modern', 'Rustic'];
  const recipeOf = (change?: string) =>
    previewRequest.safeParse({ ...orderOf('interior', change), styles });
  expect(recipeOf().success).toBe(true);
  expect(recipeOf('finishes').success).toBe(true);
  expect(recipeOf('furniture').error?.issues[0]?.path).toEqual(['styles']);
});
