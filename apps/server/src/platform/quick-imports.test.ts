/** What is taken for granted when a file of a package is found without asking Node. */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listedAtLength } from './quick-imports.ts';

test('the files of the package are modules, in all its folders', () => {
  const main = createRequire(import.meta.url).resolve(listedAtLength);
  const folder = main.slice(0, main.lastIndexOf(listedAtLength) + listedAtLength.length);
  const descriptions = globSync('**/package.json', { cwd: folder });
  expect(descriptions).toEqual(['package.json']);
  const description = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(description.type).toBe('module');
});
