/**
 * Processes on one database must agree on the session secret, the file store, a compatible version and the
 * time. One that doesn't is refused at its start, with a sentence; one that lost its line is compared again.
 */
import { createHmac } from 'node:crypto';
import os from 'node:os';
import { ne, not, sql } from 'drizzle-orm';
import type { Database, ServerDatabase } from '../db/database.ts';
import { runningProcess } from '../db/schema/hosts.ts';
import { onPatientConnection } from '../db/server.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Log } from '../log.ts';
import { StartError } from '../process/start-error.ts';
import { isOlder, oldestBeside, version } from '../version.ts';
import type { Notices } from './notices.ts';
import { isPresent } from './presence.ts';
import { readStoreId } from './store-id.ts';

export type ProcessRow = typeof runningProcess.$inferSelect;

/** Advisory lock key: of two processes that start at once, the second sees the first. */
const advisoryLock = 7_216_144;
const mostAheadMs = 60_000;
const oneMinuteMs = 60_000;

export class HostsDisagree extends StartError {
  override name = 'HostsDisagree';
}

export interface Joining {
  readonly database: ServerDatabase;
  readonly notices: Pick<Notices, 'presence' | 'whenMissed'>;
  readonly log: Log;
  readonly kind: 'server' | 'worker';
  /** Undefined in a worker without it. */
  readonly secret: string | undefined;
  readonly store: FileStore;
  hostAheadMs(): number;
  readonly checkEveryMs?: number;
}

export interface Membership {
  /** Whether this process still agrees with the others, and its clock with the database's. */
  agrees(): boolean;
  close(): void;
}

const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('the secret of these processes').digest('base64url');

export async function joinHosts(joining: Joining): Promise<Membership> {
  const { database, notices, log, kind, secret, store, checkEveryMs = oneMinuteMs } = joining;
  const own = await onPatientConnection(database, (db) =>
    list(db, joining, async () => ({
      presence: notices.presence,
      kind,
      host: os.hostname(),
      version,
      oldestBeside,
      secretMark: secret === undefined ? null : secretMark(secret),
      storeId: await readStoreId(store),
    })),
  );
  let why: string | undefined;
  const check = async () => {
    try {
      await list(database.db, joining, async () => own);
      if (why) log.info('This process goes with the others again');
      why = undefined;
    } catch (error) {
      if (!(error instanceof HostsDisagree)) {
        log.warn('This process could not be compared with the others', { error });
        return;
      }
      // Its sentence, since logs have no messages of errors.
      if (why !== error.message) {
        log.error(`This process no longer goes with the others. ${error.message}`);
      }
      why = error.message;
    }
  };
  // Those that have started meanwhile did not see it, and removed its row.
  const stopHearing = notices.whenMissed(() => void check());
  const checking = setInterval(() => void check(), checkEveryMs);
  checking.unref();
  return {
    agrees: () => why === undefined,
    close() {
      stopHearing();
      clearInterval(checking);
    },
  };
}

type OwnRow = Omit<typeof runningProcess.$inferInsert, 'clockAheadMs'> & Compared;

/** Lists this process, or throws if it doesn't match those that are listed. */
function list(
  db: Database,
  { hostAheadMs, notices, store }: Joining,
  describe: () => Promise<OwnRow>,
): Promise<OwnRow> {
  const clockAheadMs = hostAheadMs();
  expectRightClock(clockAheadMs);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    const own = await describe();
    for (const other of await othersThere(tx, notices.presence)) {
      const why = disagreement(own, other, store.place);
      if (why) throw new HostsDisagree(why);
    }
    await tx
      .insert(runningProcess)
      .values({ ...own, clockAheadMs })
      .onConflictDoUpdate({ target: runningProcess.presence, set: { clockAheadMs } });
    return own;
  });
}

/** Also deletes the rows of dead processes. */
async function othersThere(tx: Database, own: number): Promise<ProcessRow[]> {
  await tx.delete(runningProcess).where(not(isPresent(sql`${runningProcess.presence}::text`)));
  return tx.select().from(runningProcess).where(ne(runningProcess.presence, own));
}

type Compared = Pick<ProcessRow, 'version' | 'oldestBeside' | 'secretMark' | 'storeId'>;

export function disagreement(
  own: Compared,
  other: Compared & Pick<ProcessRow, 'kind' | 'host'>,
  place: string,
): string | undefined {
  const it = `A ${other.kind} of this database on ${other.host}`;
  if (own.secretMark && other.secretMark && own.secretMark !== other.secretMark) {
    return `${it} signs sessions with another secret. Give every host the same AUTH_SECRET.`;
  }
  if (own.storeId !== other.storeId) {
    return `${it} keeps its files elsewhere than in ${place}. Give every host the same S3_BUCKET, S3_ENDPOINT and S3_PREFIX, or one folder that all of them share.`;
  }
  if (isOlder(other.version, own.oldestBeside) || isOlder(own.version, other.oldestBeside)) {
    return `${it} runs version ${other.version}, which cannot run beside ${own.version}. Stop it first, or update one release at a time.`;
  }
  return undefined;
}

export function expectRightClock(hostAheadMs: number): void {
  if (Math.abs(hostAheadMs) <= mostAheadMs) return;
  const seconds = Math.round(Math.abs(hostAheadMs) / 1_000);
  throw new HostsDisagree(
    `The clock of this machine is ${seconds} seconds ${hostAheadMs > 0 ? 'ahead of' : 'behind'} the database's. Set both by NTP and start again.`,
  );
}
