/**
 * Brings the tables up to date, forward only, all pending steps in one transaction. Steps are
 * known by the hash of their text, so two that were written side by side are both applied, and a
 * database written by a newer release is refused instead of being misread.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartError } from '../process/start-error.ts';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Any number, the same in every process: only one migrates a server at a time. */
const advisoryLock = 7_216_143;

export class NewerDatabaseError extends StartError {
  override name = 'NewerDatabaseError';
}

export interface MigrationStep {
  readonly name: string;
  readonly hash: string;
  readonly statements: readonly string[];
  readonly writtenAt: number;
}

/** The steps as drizzle-kit wrote them, in the order of its journal. */
export function readSteps(): MigrationStep[] {
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(path.join(migrationsFolder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
      writtenAt: when,
    };
  });
}

export interface MigrateOptions {
  readonly steps?: readonly MigrationStep[];
  /** Called with the names of the pending steps, before the first one. */
  before?(pending: readonly string[]): Promise<void>;
}

/** Returns the names of the steps that were applied. */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const steps = options.steps ?? readSteps();
  const pending = await pendingSteps(db, steps);
  if (pending.length === 0) return [];
  await options.before?.(pending.map((step) => step.name));
  return db.transaction(async (transaction) => {
    // Also before the table of the steps: two that make it at once fail, `if not exists` or not.
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const applied: string[] = [];
    for (const step of await pendingSteps(transaction, steps)) {
      for (const statement of step.statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${step.hash}, ${step.writtenAt})`,
      );
      applied.push(step.name);
    }
    return applied;
  });
}

async function pendingSteps(db: Database, steps: readonly MigrationStep[]) {
  const { rows: tables } = await db.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return steps;
  const { rows } = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations`,
  );
  const known = new Set(steps.map((step) => step.hash));
  if (rows.some((row) => !known.has(row.hash))) {
    throw new NewerDatabaseError(
      'The database was written by a newer Maquette. Start that version, or restore the backup made before it.',
    );
  }
  const applied = new Set(rows.map((row) => row.hash));
  return steps.filter((step) => !applied.has(step.hash));
}
