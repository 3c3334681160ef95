import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { onOneDatabase } from './one-database.ts';
import { testsOnBoth, testsWithDatabase } from './tests-on-both.ts';

const source = path.join(import.meta.dirname, '../..');
const left = onOneDatabase.flatMap(({ tests }) => tests);
const all = testsWithDatabase(source);
const both = testsOnBoth(source);

test('each file left out exists, uses a database and is one row of the table', () => {
  expect(left.filter((file) => !all.includes(file))).toEqual([]);
  expect(new Set(left).size).toBe(left.length);
});

test.each(onOneDatabase)('$about: the tests that ask both are asked of both', (row) => {
  expect(row.coveredOnBothBy.length).toBeGreaterThan(0);
  expect(row.coveredOnBothBy.filter((file) => !both.includes(file))).toEqual([]);
});

describe('tests about the database run on both', () => {
  test.each([
    'platform/db/migrate.test.ts',
    'platform/hosts/hosts.test.ts',
    'platform/move/move.test.ts',
    'platform/rates.test.ts',
    'features/generations/ledger/ledger.test.ts',
    'features/generations/workshop/workshop.test.ts',
    'features/generations/events/watcher.test.ts',
    'database-down.test.ts',
    'ownership.test.ts',
    'storage.test.ts',
  ])('%s', (file) => expect(both).toContain(file));

  test('so does every test in the folder of the database that opens one', () => {
    const opening = all.filter((file) => file.startsWith('platform/db/'));
    expect(opening.length).toBeGreaterThan(0);
    expect(opening.filter((file) => !both.includes(file))).toEqual([]);
  });
});
