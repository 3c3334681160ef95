/**
 * Applies all pending migrations in one transaction, forward only. Migrations are identified by the hash of
 * their SQL, so two that were written in parallel are both applied. Each stores the oldest release that can
 * work after it: the release before can go on with additive changes, and anything older refuses to start.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { reasonOf, StartError } from '../process/start-error.ts';
import { isOlder, oldestBeside, version } from '../version.ts';
import type { Database } from './database.ts';
import { indexOf, isLarge } from './migrations/later-indexes.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Advisory lock key: one process migrates a server at a time. */
const advisoryLock = 7_216_143;

/** How long a table lock is waited for, and how often. */
const lockRetries = { waitMs: 2_000, pauseMs: 5_000, attempts: 60 };
/** PostgreSQL's code. */
const lockNotAvailable = '55P03';

/** Hashes of migrations that were changed before a release had them; the new ones go over their tables too. */
const replaced = ['64b3c98c15d2fcce8bb43a467e76ed85dd51f5e4fe3474b53d578c49f4c2dd15'];

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
  readonly locks?: typeof lockRetries;
  /** Called with the names of pending migrations, before the first one. */
  before?(pending: readonly string[]): Promise<void>;
}

/** Returns the names of applied migrations. */
export async function migrate(db: Database, options: MigrateOptions = {}): Promise<string[]> {
  const { steps = readSteps(), release = { version, oldestBeside }, locks = lockRetries } = options;
  const pending = await pendingSteps(db, steps, release);
  if (pending.length === 0) return [];
  await options.before?.(pending.map((step) => step.name));
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyPending(db, steps, release, locks.waitMs);
    } catch (error) {
      if (reasonOf(error) !== lockNotAvailable) throw error;
      if (attempt === locks.attempts) {
        throw new StartError(
          'The tables are in use by something that keeps them for long, such as pg_dump. Nothing was changed; start again when it is done.',
          { cause: error },
        );
      }
    }
    await setTimeout(locks.pauseMs);
  }
}

async function applyPending(
  db: Database,
  steps: readonly MigrationStep[],
  release: Release,
  lockWaitMs: number,
): Promise<string[]> {
  return db.transaction(async (transaction) => {
    // Lock first: two processes that create the table at once fail, even with `if not exists`.
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    // Requests of servers that run queue behind a table lock that is waited for.
    await transaction.execute(sql.raw(`set local lock_timeout = ${lockWaitMs}`));
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    await transaction.execute(
      sql`alter table drizzle.__drizzle_migrations add column if not exists oldest_release text`,
    );
    const applied: string[] = [];
    for (const step of await pendingSteps(transaction, steps, release)) {
      for (const statement of step.statements) {
        const index = indexOf(statement);
        if (index && (await isLarge(transaction, index))) continue;
        await transaction.execute(sql.raw(statement));
      }
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
  return (await readTables(db, steps, release)).pending;
}

export interface Tables {
  /** Steps that a start would apply. */
  readonly pending: readonly MigrationStep[];
  /** A newer release has added to them. */
  readonly isAhead: boolean;
}

/** Changes nothing; refuses tables that this release cannot work with. */
export async function readTables(
  db: Database,
  steps: readonly MigrationStep[] = readSteps(),
  release: Release = { version, oldestBeside },
): Promise<Tables> {
  const { rows: tables } = await db.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (tables.length === 0) return { pending: steps, isAhead: false };
  // Older releases created the table without the last column.
  const { rows } = await db.execute<{ hash: string; oldest_release?: string | null }>(
    sql`select * from drizzle.__drizzle_migrations`,
  );
  const known = new Set([...steps.map((step) => step.hash), ...replaced]);
  const unknown = rows.filter(({ hash }) => !known.has(hash));
  const isReadable = ({ oldest_release: oldest }: (typeof rows)[number]) =>
    oldest != null && !isOlder(release.version, oldest);
  if (!unknown.every(isReadable)) {
    throw new NewerDatabaseError(
      'The database was written by a newer Maquette. Start that version, or restore the backup made before it.',
    );
  }
  const applied = new Set(rows.map((row) => row.hash));
  return {
    pending: steps.filter((step) => !applied.has(step.hash)),
    isAhead: unknown.length > 0,
  };
}
