/**
 * Indexes of large tables. A migration that builds one would lock out writers for as long as the table is long;
 * so it leaves them out, and they are built `concurrently` while servers run.
 */
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../database.ts';
import type { MigrationStep } from '../migrate.ts';

/** Rows up to which a migration builds an index itself, in a fraction of a second; also in `0018_search.sql`. */
const fewRows = 10_000;
/** Advisory lock key: one process builds. */
const advisoryLock = 7_216_146;

interface IndexStatement {
  readonly name: string;
  readonly table: string;
  readonly statement: string;
}

/** Undefined for other statements, and for unique indexes, which rows may break. */
export function indexOf(statement: string): IndexStatement | undefined {
  const [, name, table] =
    /^CREATE INDEX (?:IF NOT EXISTS )?"(\w+)" ON "(\w+)"/m.exec(statement) ?? [];
  return name && table ? { name, table, statement } : undefined;
}

export async function isLarge(db: Database, { table }: IndexStatement): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${sql.identifier(table)} limit ${fewRows + 1}) few`,
  );
  return (rows[0]?.count ?? 0) > fewRows;
}

/** Those that migrations ask for and that are not there, or whose building was cut off. */
export async function missingIndexes(
  db: Database,
  steps: readonly Pick<MigrationStep, 'statements'>[],
): Promise<readonly IndexStatement[]> {
  const wanted = new Map<string, IndexStatement>();
  for (const statement of steps.flatMap((step) => step.statements)) {
    const index = indexOf(statement);
    if (index) wanted.set(index.name, index);
    const [, dropped] = /^DROP INDEX (?:IF EXISTS )?"(\w+)"/m.exec(statement) ?? [];
    if (dropped) wanted.delete(dropped);
  }
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and indisvalid`,
  );
  for (const { name } of rows) wanted.delete(name);
  return [...wanted.values()];
}

/** Builds them one after the other; false if another process does. */
export async function makeIndexes(
  database: OpenDatabase,
  indexes: readonly IndexStatement[],
): Promise<boolean> {
  const build = async (db: Database) => {
    const { rows } = await db.execute<{ is_mine: boolean }>(
      sql`select pg_try_advisory_lock(${advisoryLock}) as is_mine`,
    );
    if (!rows[0]?.is_mine) return false;
    try {
      for (const { name, statement } of indexes) {
        await db.execute(sql`drop index concurrently if exists ${sql.identifier(name)}`);
        await db.execute(
          sql.raw(
            statement.replace(/CREATE INDEX (IF NOT EXISTS )?/, 'CREATE INDEX CONCURRENTLY '),
          ),
        );
      }
      return true;
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${advisoryLock})`);
    }
  };
  if (database.home === 'embedded') return build(database.db);
  const { onPatientConnection } = await import('../server.ts');
  return onPatientConnection(database, build);
}
