/** Reads a generation's events as they come, from any point on, until its end. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { generation, generationEvent } from '../db/schema/generations.ts';
import type { Bell } from './bell.ts';
import type { Ledger } from './ledger.ts';
import type { StoredEvent } from './stored-event.ts';

export interface Followed {
  /** Absent for news that are not kept, such as moving up in line. */
  readonly number?: number;
  readonly data: StoredEvent;
}

export interface FollowParts {
  readonly db: Database;
  readonly bell: Bell;
  readonly ledger: Ledger;
}

/** Also how often a reader's right to read is looked at again. */
const lookAgainMs = 1_000;

export async function* follow(
  { db, bell, ledger }: FollowParts,
  id: string,
  after: number,
  signal: AbortSignal,
  mayRead: () => Promise<boolean>,
): AsyncGenerator<Followed, void> {
  let last = after;
  let position: number | undefined;
  let checkedAt = performance.now();
  while (!signal.aborted) {
    // Listen before looking, so that nothing falls between.
    const listening = new AbortController();
    const woken = bell.wait(id, lookAgainMs, AbortSignal.any([signal, listening.signal]));
    const events = await db
      .select()
      .from(generationEvent)
      .where(and(eq(generationEvent.generationId, id), gt(generationEvent.number, last)))
      .orderBy(asc(generationEvent.number));
    for (const { number, data } of events) {
      last = number;
      const event = data as StoredEvent;
      if (event.type === 'queued') position = event.position;
      yield { number, data: event };
      if (event.type === 'done' || event.type === 'failed') {
        listening.abort();
        return;
      }
    }
    const [row] = await db
      .select({ status: generation.status, lastEvent: generation.lastEvent })
      .from(generation)
      .where(eq(generation.id, id));
    if (!row || (isFinal(row.status) && last >= row.lastEvent)) {
      listening.abort();
      return;
    }
    if (row.status === 'queued') {
      const now = await ledger.positionOf(id);
      if (now !== position) {
        position = now;
        yield { data: { type: 'queued', position: now } };
      }
    }
    await woken;
    if (performance.now() - checkedAt >= lookAgainMs) {
      checkedAt = performance.now();
      if (!(await mayRead())) return;
    }
  }
}

export const isFinal = (status: string): boolean => status !== 'queued' && status !== 'running';
