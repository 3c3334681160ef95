/**
 * Refuses a move or restore while servers run, whose writes would be missing from the copy. The embedded
 * database is locked by its folder; on PostgreSQL the presence rows tell.
 */
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { runningProcess } from '../db/schema/hosts.ts';
import { StartError } from '../process/start-error.ts';
import { isPresent } from './presence.ts';

export async function expectStopped({
  home,
  db,
}: Pick<OpenDatabase, 'home' | 'db'>): Promise<void> {
  if (home === 'embedded') return;
  const there = await db
    .select({ kind: runningProcess.kind, host: runningProcess.host })
    .from(runningProcess)
    .where(isPresent(sql`${runningProcess.presence}::text`));
  if (there.length === 0) return;
  const named = there.map(({ kind, host }) => `the ${kind} on ${host}`).join(', ');
  throw new StartError(
    `Something runs on this database: ${named}. Stop all servers and workers first, so that nothing is written while everything is copied.`,
  );
}
