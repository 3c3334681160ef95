/**
 * A second copy of times, sizes and rates. Tests replace most of them by quick ones, so a slip of the pen in one
 * would be noticed by nobody but its users. A change that is meant goes into both.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readFigures } from './read-figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['server.txt', 'apps/server/src'],
  ['models.txt', 'packages/models/src'],
  ['web.txt', 'apps/web/src'],
])('%s says the figures of %s', (table, folder) => {
  const known = readFileSync(new URL(table, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  expect(readFigures(root, folder)).toEqual(known);
  expect(known.length).toBeGreaterThan(50);
});
