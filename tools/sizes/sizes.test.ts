import { expect, test } from 'vitest';
import { isSource, tooFullFolders } from './sizes.ts';

test.each([
  ['apps/server/src/main.ts', true],
  ['apps/web/src/ui/button.tsx', true],
  ['tools/check.mjs', true],
  ['apps/server/src/main.test.ts', false],
  ['e2e/access.spec.ts', false],
  ['apps/server/src/testing/test-app.ts', false],
  ['packages/engine/src/kernels/tile.generated.ts', false],
  ['tools/build.d.mts', false],
  ['README.md', false],
])('%s counts: %s', (file, counts) => expect(isSource(file)).toBe(counts));

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`);

test('a folder with more than 25 files is rejected; its subfolders count separately', () => {
  expect(tooFullFolders([...filesIn('a', 25), ...filesIn('a/b', 25)], {})).toEqual([]);
  expect(tooFullFolders(filesIn('a', 26), {})).toEqual(['a: 26 files, at most 25 expected']);
});

test('a folder in the table may be larger, and leaves it when it no longer is', () => {
  expect(tooFullFolders(filesIn('a', 26), { a: 'because' })).toEqual([]);
  expect(tooFullFolders(filesIn('a', 25), { a: 'because' })).toEqual([
    'a is no longer large: take it out of tools/sizes/table.ts',
  ]);
});

test('migrations and their snapshots are generated, and may be any number', () => {
  const migrations = [
    ...filesIn('apps/server/drizzle', 26),
    ...filesIn('apps/server/drizzle/meta', 27),
  ];
  expect(tooFullFolders(migrations, {})).toEqual([]);
  expect(tooFullFolders(filesIn('apps/server/drizzled', 26), {})).toHaveLength(1);
});
