/** Shared by the ledger's files: rows, fences and owner locks. */
import type { GenerationStatus, ToolName } from '@maquette/contract';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type file, generation } from '../../../platform/db/schema/generations.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { GenerationNotifier } from '../events/generation-notifier.ts';
import type { QuotaSettings } from './quota.ts';

export type GenerationRow = typeof generation.$inferSelect;
export type NewFileRow = typeof file.$inferInsert;

export interface LedgerParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly store: FileStore;
  readonly notifier: GenerationNotifier;
  readonly clock: Clock;
  readonly quotaSettings: QuotaSettings;
  /** Time limit per picture. */
  readonly runLimitMs: (tool: ToolName) => number;
  /** Called once per ending. */
  readonly onEnded?: (row: GenerationRow) => void;
}

/** Time limit in the queue; running work has its own. */
export const waitLimitMs = 60 * 60_000;

export const openStatuses: readonly GenerationStatus[] = ['queued', 'running'];

export const workFolder = (id: string): string => `generations/${id}`;

/** Condition: running, with this fence. */
export const runningAttempt = (id: string, fence: string) =>
  and(eq(generation.id, id), eq(generation.fence, fence), eq(generation.status, 'running'));

/** Serialises changes per owner. */
export async function lockOwner(tx: Database, owner: string): Promise<void> {
  await tx.execute(sql`select ${ownerLock(owner)}`);
}

/** As an SQL expression: held until the transaction ends. */
export const ownerLock = (owner: string | SQLWrapper): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${owner}, 7216))`;
