import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { recipes, recipesFile } from './recipes.ts';

test('the committed weights are those of the committed labels and recipes', () => {
  expect(recipes()).toEqual(JSON.parse(readFileSync(recipesFile, 'utf8')));
});

test('each file of weights has a recipe', () => {
  const files = readdirSync(path.dirname(recipesFile)).filter(
    (name) => name !== path.basename(recipesFile),
  );
  expect(Object.keys(recipes()).sort()).toEqual(files.sort());
});
