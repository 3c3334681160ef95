/**
 * The previous release continues beside a new one, on tables that the new one has migrated. So a migration
 * only adds; what is no longer needed goes a release later, named here, together with `oldestBeside`.
 */
import { expect, test } from 'vitest';
import { type MigrationStep, readSteps } from '../migrate.ts';

/** Migrations up to the first release that had to run beside the previous one. */
const lastBefore = '0010_hosts';

const additions: Readonly<Record<string, RegExp>> = {
  'a table': /^CREATE TABLE "\w+" \(/,
  'an index': /^CREATE INDEX (IF NOT EXISTS )?"\w+" ON "\w+"/,
  'a column that may be empty':
    /^ALTER TABLE "\w+" ADD COLUMN (IF NOT EXISTS )?"\w+" (?!.*NOT NULL)/,
  'a column with a default': /^ALTER TABLE "\w+" ADD COLUMN (IF NOT EXISTS )?"\w+" .*\bDEFAULT\b/,
  'a function, or a new body for one': /^CREATE (OR REPLACE )?FUNCTION \w+\(\)/,
  'a trigger': /^CREATE TRIGGER \w+ (BEFORE|AFTER) /,
};

/** Each with why the release before does not notice. */
const exceptions: readonly { readonly statement: string; readonly because: string }[] = [
  {
    statement: 'ALTER TABLE "generations" ALTER COLUMN "search_text" DROP EXPRESSION IF EXISTS;',
    because: 'the column is added by the same migration; only builds between releases had it',
  },
  {
    statement:
      'UPDATE "generations" SET "title" = "title" WHERE (SELECT count(*) FROM (SELECT FROM "generations" LIMIT 10001) few) <= 10000;',
    because: 'changes nothing but what a new trigger writes into a new column',
  },
];

const withoutComments = (statement: string) => statement.replaceAll(/^--.*$/gm, '').trim();

function thatTakeAway({ name, statements }: Pick<MigrationStep, 'name' | 'statements'>): string[] {
  const made = statements.flatMap((each) => /^\s*CREATE TABLE "(\w+)"/.exec(each)?.[1] ?? []);
  return statements
    .map(withoutComments)
    .filter((statement) => {
      const [, table = ''] = /^ALTER TABLE "(\w+)" ADD CONSTRAINT /.exec(statement) ?? [];
      const [, indexed = ''] = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/.exec(statement) ?? [];
      const isAddition = Object.values(additions).some((kind) => kind.test(statement));
      const isOfNewTable = made.includes(table) || made.includes(indexed);
      const isExcepted = exceptions.some((exception) => exception.statement === statement);
      return statement !== '' && !isAddition && !isOfNewTable && !isExcepted;
    })
    .map((statement) => `${name}: ${statement}`);
}

test('migrations only add', () => {
  const steps = readSteps();
  const first = steps.findIndex(({ name }) => name === lastBefore) + 1;
  expect(first).toBeGreaterThan(0);
  expect(steps.slice(first).flatMap(thatTakeAway)).toEqual([]);
});

test.each([
  'ALTER TABLE "users" DROP COLUMN "image";',
  'ALTER TABLE "users" ADD COLUMN "phone" text NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "image" SET NOT NULL;',
  'ALTER TABLE "users" RENAME COLUMN "image" TO "face";',
  'ALTER TABLE "users" ADD CONSTRAINT "users_name_unique" UNIQUE("name");',
  'CREATE UNIQUE INDEX "users_name" ON "users" USING btree ("name");',
  'UPDATE "users" SET "image" = null;',
  'DROP INDEX "users_created_at";',
  'DROP TRIGGER files_inserted ON "files";',
])('%s takes away', (statement) => {
  expect(thatTakeAway({ name: 'next', statements: [statement] })).toHaveLength(1);
});

test('exceptions are in use', () => {
  const all = readSteps().flatMap(({ statements }) => statements.map(withoutComments));
  for (const { statement } of exceptions) expect(all).toContain(statement);
});
