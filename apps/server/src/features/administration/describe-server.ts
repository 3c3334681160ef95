/** Processes on the database, and storage use. */
import os from 'node:os';
import type { AdministeredProcess } from '@maquette/contract';
import { count, desc, sql, sum } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { file, storageUse } from '../../platform/db/schema/generations.ts';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { isPresent } from '../../platform/hosts/presence.ts';

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

/** Scans all rows of files; an administrator opens this now and then. */
export async function describeFiles({ db }: Pick<ServerParts, 'db'>) {
  const kinds = await db
    .select({ kind: file.kind, files: count(), bytes: sum(file.bytes).mapWith(Number) })
    .from(file)
    .groupBy(file.kind);
  const [visitors] = await db
    .select({ bytes: sum(storageUse.bytes).mapWith(Number) })
    .from(storageUse)
    .where(sql`${storageUse.owner} like 'visitor:%'`);
  return {
    kinds: kinds.map((row) => ({ ...row, bytes: row.bytes ?? 0 })),
    visitorBytes: visitors?.bytes ?? 0,
  };
}
