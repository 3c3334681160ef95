import { expect, test } from 'vitest';
import { builtPrompt } from '../../placed/built-prompt.fixture.ts';

const labels = (prompt: string) =>
  new Set(builtPrompt(prompt).scene.objects.map(({ label }) => label));

test('nothing stands before a view that is asked for', () => {
  const sea = labels('bedroom with a view of the sea');
  expect(sea.has('water')).toBe(true);
  expect(sea.has('trunk')).toBe(false);
  expect(labels('bedroom in the forest').has('trunk')).toBe(true);
});

test('peaks with snow are built behind the windows', () => {
  const { scene, unmet } = builtPrompt('living room with snowy peaks outside');
  expect(unmet).toEqual([]);
  expect(scene.objects.some(({ name }) => name === 'mountains')).toBe(true);
});

test('rooms keep the colour of a low sun that is asked for', () => {
  expect(builtPrompt('living room at golden hour').scene.setting.hasAskedSun).toBe(true);
  expect(builtPrompt('living room').scene.setting.hasAskedSun).toBeUndefined();
});

test('a futon takes the place of the bed', () => {
  const { scene } = builtPrompt('Japanese bedroom with a futon');
  expect(scene.objects.some(({ name }) => name === 'bed')).toBe(false);
  expect(scene.objects.some(({ name }) => name === 'futon')).toBe(true);
});
