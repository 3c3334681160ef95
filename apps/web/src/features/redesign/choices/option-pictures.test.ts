import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type FinishMaterial,
  finishMaterials,
  materialPicturePath,
  studios,
  stylePicturePath,
} from '@maquette/contract';
import { expect, test } from 'vitest';
import { drawnOptions, lightOptions } from './option-pictures.ts';

const publicFolder = path.join(import.meta.dirname, '..', '..', '..', '..', 'public');

test.each(Object.values(studios))('every choice of the $kind studio has its picture', (studio) => {
  const options = [
    ...drawnOptions(studio.roomTypes),
    ...drawnOptions(studio.propertyTypes),
    ...lightOptions(studio.aesthetics),
  ];
  expect(options.filter(({ picture }) => !picture)).toEqual([]);
  for (const { label } of studio.styles) {
    expect(existsSync(path.join(publicFolder, stylePicturePath(studio.kind, label))), label).toBe(
      true,
    );
  }
});

test('every material that can be chosen has its swatch', () => {
  const offered: readonly Readonly<Record<string, readonly FinishMaterial[]>>[] =
    Object.values(finishMaterials);
  const kinds = offered
    .flatMap((surfaces) => Object.values(surfaces).flat())
    .map(({ kind }) => kind);
  expect(kinds.length).toBeGreaterThan(50);
  for (const kind of kinds) {
    expect(existsSync(path.join(publicFolder, materialPicturePath(kind))), kind).toBe(true);
  }
});
