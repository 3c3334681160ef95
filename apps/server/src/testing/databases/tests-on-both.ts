/** Server tests with a database, except those in the adjacent table: they run on both databases. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onOneDatabase } from './one-database.ts';

const opensDatabase = /(testing\/test-(app|database)|paying-app\.fixture)\.ts'/;

/** Paths in the server's source folder. */
export function testsWithDatabase(source: string): readonly string[] {
  return globSync('**/*.test.ts', { cwd: source }).filter((file) =>
    opensDatabase.test(readFileSync(path.join(source, file), 'utf8')),
  );
}

export function testsOnBoth(source: string): readonly string[] {
  const left = new Set(onOneDatabase.flatMap(({ tests }) => tests));
  return testsWithDatabase(source).filter((file) => !left.has(file));
}
