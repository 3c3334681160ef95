/** `/healthz`: the process lives. `/readyz`: it can take work: it can write and has room to. */
import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { version } from '../../platform/version.ts';

/** With database and files elsewhere, the folder only holds photos while they come in. */
export const leastFreeBytes = {
  keepsData: 500 * 1024 * 1024,
  passesPhotos: 64 * 1024 * 1024,
} as const;
const databaseTimeoutMs = 2_000;

export interface HealthParts {
  readonly db: Database;
  readonly folder: string;
  readonly leastFreeBytes: number;
  readonly stopping: AbortSignal;
  /** Whether files can be written. */
  readonly filesAreUp: () => Promise<boolean>;
  /** Whether it matches the other processes; true where there is nothing to compare. */
  readonly agreesWithOthers?: (() => boolean) | undefined;
  /** Replaced by tests that fill the disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

type Findings = Readonly<Record<'accepting' | 'database' | 'files' | 'disk' | 'hosts', boolean>>;

export function serveHealth(parts: HealthParts) {
  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return answer(200, { alive: true, version });
    if (pathname !== '/readyz') return undefined;
    const findings = await examine(parts);
    const ready = Object.values(findings).every(Boolean);
    return answer(ready ? 200 : 503, { ready, ...findings });
  };
}

async function examine(parts: HealthParts): Promise<Findings> {
  const [database, files, disk] = await Promise.all([
    canWrite(parts.db),
    parts.filesAreUp(),
    hasRoom(parts),
  ]);
  const hosts = parts.agreesWithOthers?.() ?? true;
  return { accepting: !parts.stopping.aborted, database, files, disk, hosts };
}

/** Writes for real, and takes it back. */
async function canWrite(db: Database): Promise<boolean> {
  const written = db
    .transaction(async (transaction) => {
      await transaction.execute(
        sql`insert into rates (key, count, window_ends_at) values ('ready', 1, now()) on conflict (key) do update set window_ends_at = now()`,
      );
    })
    .then(
      () => true,
      () => false,
    );
  const tooSlow = new Promise<boolean>((resolve) => {
    setTimeout(resolve, databaseTimeoutMs, false).unref();
  });
  return Promise.race([written, tooSlow]);
}

async function hasRoom({
  folder,
  leastFreeBytes,
  freeBytes = bytesFree,
}: HealthParts): Promise<boolean> {
  return freeBytes(folder).then(
    (free) => free >= leastFreeBytes,
    () => false,
  );
}

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
