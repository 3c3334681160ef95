/** Every style of the contract is complete: in the engine's studios, its texts and its card. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exteriorPresets, interiorPresets, stylePicturePath } from '@maquette/contract';
import { exteriorStyles, interiorStyles } from '@maquette/engine/restyle';
import { readBrief } from '@maquette/engine/visuals';
import { expect, test } from 'vitest';

const labelsOf = (presets: readonly { readonly label: string }[]) =>
  presets.map(({ label }) => label);

test('the engine has a record for each preset of the contract, in its order', () => {
  expect(interiorStyles).toEqual(labelsOf(interiorPresets));
  expect(exteriorStyles).toEqual(labelsOf(exteriorPresets));
});

test.each([
  ...interiorPresets.map(({ label }) => ['interior', label] as const),
  ...exteriorPresets.map(({ label }) => ['exterior', label] as const),
])('the card of the %s style %s has its picture', (kind, label) => {
  const picture = `../apps/web/public${stylePicturePath(kind, label)}`;
  expect(existsSync(fileURLToPath(new URL(picture, import.meta.url)))).toBe(true);
});

test.each([...new Set([...labelsOf(interiorPresets), ...labelsOf(exteriorPresets)])])(
  'a prompt that says %s asks for a style',
  (label) => {
    expect(readBrief(`${label} style house`).style).toBeDefined();
  },
);
