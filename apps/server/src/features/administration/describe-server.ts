/** Processes on the database, and storage use. */
import os from 'node:os';
import type { AdministeredProcess } from '@maquette/contract';
import { desc, sql, sum } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { storageUse } from '../../platform/db/schema/generations.ts';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { isPresent } from '../../platform/hosts/presence.ts';
import { storageOfKinds } from './storage-by-kind.ts';

export interface ServerParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly version: string;
  readonly notices: { readonly presence: number; readonly reachOthers: boolean };
}

export async function listProcesses(parts: ServerParts): Promise<AdministeredProcess[]> {
  const { db, clock, version, notices } = parts;
  // With the embedded database this is the only process, and there is no list.
  if (!notices.reachOthers) {
    const startedAt = new Date(clock().getTime() - process.uptime() * 1_000).toISOString();
    const host = os.hostname();
    return [{ kind: 'server', host, version, startedAt, isThere: true, isThisOne: true }];
  }
  const rows = await db
    .select({
      process: runningProcess,
      isThere: isPresent(sql`${runningProcess.presence}::text`),
    })
    .from(runningProcess)
    .orderBy(desc(runningProcess.startedAt));
  return rows.map(({ process: row, isThere }) => ({
    kind: row.kind,
    host: row.host,
    version: row.version,
    startedAt: row.startedAt.toISOString(),
    isThere,
    isThisOne: row.presence === notices.presence,
  }));
}

export async function describeFiles({ db }: Pick<ServerParts, 'db'>) {
  const [visitors] = await db
    .select({ bytes: sum(storageUse.bytes).mapWith(Number) })
    .from(storageUse)
    .where(sql`${storageUse.owner} like 'visitor:%'`);
  return { kinds: await storageOfKinds(db), visitorBytes: visitors?.bytes ?? 0 };
}
