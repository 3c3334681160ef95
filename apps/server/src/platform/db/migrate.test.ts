import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { oldestBeside, version } from '../version.ts';
import { type MigrationStep, migrate, NewerDatabaseError, readSteps } from './migrate.ts';

const step = (name: string, ...statements: string[]): MigrationStep => ({
  name,
  hash: `hash of ${name}`,
  statements,
  writtenAt: 1,
});

const tableNames = sql`select table_name as name from information_schema.tables where table_schema = 'public'`;

test('a second start has nothing to do', async () => {
  const { db } = await openTestDatabase();
  let asked = false;
  const applied = await migrate(db, {
    before: async () => {
      asked = true;
    },
  });
  expect(applied).toEqual([]);
  expect(asked).toBe(false);
});

test('parallel migrations are both applied, in any order', async () => {
  const { db } = await openTestDatabase();
  const known = readSteps();
  const mine = step('mine', 'create table mine (id int)');
  const yours = step('yours', 'create table yours (id int)');
  const seen: string[] = [];
  const before = async (pending: readonly string[]) => void seen.push(...pending);
  expect(await migrate(db, { steps: [...known, yours], before })).toEqual(['yours']);
  expect(await migrate(db, { steps: [...known, mine, yours], before })).toEqual(['mine']);
  expect(seen).toEqual(['yours', 'mine']);
});

test('a failed migration rolls back the others of its start', async () => {
  const { db } = await openTestDatabase();
  const steps = [
    ...readSteps(),
    step('good', 'create table half_made (id int)'),
    step('bad', 'create table half_made (id int)'),
  ];
  await expect(migrate(db, { steps })).rejects.toThrow();
  const { rows } = await db.execute<{ name: string }>(tableNames);
  expect(rows.map((row) => row.name)).not.toContain('half_made');
});

test('a newer release that only adds permits a downgrade', async () => {
  const { db } = await openTestDatabase();
  const newer = [...readSteps(), step('added', 'create table added (id int)')];
  await migrate(db, { steps: newer, release: { version: '0.4.0', oldestBeside: '0.3.0' } });
  const before = (version: string) =>
    migrate(db, { steps: readSteps(), release: { version, oldestBeside: '0.2.0' } });
  expect(await before('0.3.5')).toEqual([]);
  await expect(before('0.2.9')).rejects.toThrow(NewerDatabaseError);
});

test('of the releases before, 0.2.0 works with tables of this one, and 0.1.0 refuses them', async () => {
  const { db } = await openTestDatabase();
  const started = (release: string, steps: number) =>
    migrate(db, {
      steps: readSteps().slice(0, steps),
      release: { version: release, oldestBeside: release },
    });
  expect(await started('0.2.0', 11)).toEqual([]);
  await expect(started('0.1.0', 7)).rejects.toThrow(NewerDatabaseError);
  const guide = new URL('../../../../../docs/guides/run-on-many-hosts.md', import.meta.url);
  expect(readFileSync(guide, 'utf8')).toContain(
    `from ${version} to ${oldestBeside} as well; 0.1.0 refuses`,
  );
});

test("a newer release's database is refused and unchanged", async () => {
  const { db } = await openTestDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 1)`,
  );
  const steps = [...readSteps(), step('mine', 'create table mine (id int)')];
  await expect(migrate(db, { steps })).rejects.toThrow(NewerDatabaseError);
  await expect(migrate(db, { steps })).rejects.toThrow('written by a newer Maquette');
  const { rows } = await db.execute<{ name: string }>(tableNames);
  expect(rows.map((row) => row.name)).not.toContain('mine');
});
