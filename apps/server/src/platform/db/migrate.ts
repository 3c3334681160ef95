/**
 * Applies all pending migrations in one transaction, forward only. Migrations are identified by the hash of
 * their SQL, so two that were written in parallel are both applied. Each stores the oldest release that can
 * work after it: the release before can go on with additive changes, and anything older refuses to start.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { StartError } from '../process/start-error.ts';
import { isOlder, oldestBeside, version } from '../version.ts';
import type { Database } from './database.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Advisory lock key: one process migrates a server at a time. */
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

/** The migrations of drizzle-kit, in journal order. */
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

/** The release that migrates, and the oldest it can run beside. */
export interface Release {
  readonly version: string;
  readonly oldestBeside: string;
}

export interface MigrateOptions {
  readonly release?: Release;
  readonly steps?: readonly MigrationStep[];
  /** Called with the names of pending migrations, before the first one. */
  before?(pending: readonly string[]): Promise<void>;
}

/** Returns the names of applied migrations. */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const steps = options.steps ?? readSteps();
  const release = options.release ?? { version, oldestBeside };
  const pending = await pendingSteps(db, steps, release);
  if (pending.length === 0) return [];
  await options.before?.(pending.map((step) => step.name));
  return db.transaction(async (transaction) => {
    // Lock first: two processes that create the table at once fail, even with `if not exists`.
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await transaction.execute(
      sql`alter table drizzle.__drizzle_migrations add column if not exists oldest_release text`,
    );
    const applied: string[] = [];
    for (const step of await pendingSteps(transaction, steps, release)) {
      for (const statement of step.statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at, oldest_release) values (${step.hash}, ${step.writtenAt}, ${release.oldestBeside})`,
      );
      applied.push(step.name);
    }
    return applied;
  });
}

async function pendingSteps(
  db: Database,
  steps: readonly MigrationStep[],
  release: Release,
): Promise<readonly MigrationStep[]> {
  const { rows: tables } = await db.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return steps;
  // Older releases created the table without the last column.
  const { rows } = await db.execute<{ hash: string; oldest_release?: string | null }>(
    sql`select * from drizzle.__drizzle_migrations`,
  );
  const known = new Set(steps.map((step) => step.hash));
  const isReadable = ({ hash, oldest_release: oldest }: (typeof rows)[number]) =>
    known.has(hash) || (oldest != null && !isOlder(release.version, oldest));
  if (!rows.every(isReadable)) {
    throw new NewerDatabaseError(
      'The database was written by a newer Maquette. Start that version, or restore the backup made before it.',
    );
  }
  const applied = new Set(rows.map((row) => row.hash));
  return steps.filter((step) => !applied.has(step.hash));
}
