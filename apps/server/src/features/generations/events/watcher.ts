/**
 * Reads the events of work as they come. However many follow, the database is asked once a second about
 * everything that is watched, and once more when the notifier tells of something.
 */
import type { GenerationStatus } from '@maquette/contract';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { generation, generationEvent } from '../../../platform/db/schema/generations.ts';
import type { StoredEvent } from '../../../platform/db/schema/stored-types.ts';
import type { GenerationNotifier } from './generation-notifier.ts';

export interface Followed {
  /** Absent for news that are not kept, such as moving up in line. */
  readonly number?: number;
  /** The same object for all followers. */
  readonly data: StoredEvent;
}

export interface Watcher {
  /** From any point on, to the end of the work. */
  follow(
    id: string,
    after: number,
    signal: AbortSignal,
    mayRead: () => Promise<boolean>,
  ): AsyncGenerator<Followed, void>;
}

interface Watched {
  readonly events: { readonly number: number; readonly data: StoredEvent }[];
  /** Called when there may be news; one for each reader. */
  readonly readers: Set<() => void>;
  readonly stopHearing: () => void;
  position: number | undefined;
  hasEnded: boolean;
  failure: unknown;
}

/** Also how often a reader's right to read is looked at again. */
const lookAgainMs = 1_000;

export function createWatcher({
  db,
  notifier,
}: {
  readonly db: Database;
  readonly notifier: Pick<GenerationNotifier, 'listen'>;
}): Watcher {
  const watched = new Map<string, Watched>();
  const toLookAt = new Set<string>();
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(ones: ReadonlyMap<string, Watched>): Promise<void> {
    const ids = [...ones.keys()];
    const rows = await db
      .select({ id: generation.id, status: generation.status, lastEvent: generation.lastEvent })
      .from(generation)
      .where(inArray(generation.id, ids));
    const known = (id: string) => ones.get(id)?.events.at(-1)?.number ?? 0;
    const behind = rows.filter(({ id, lastEvent }) => lastEvent > known(id));
    const news = behind.length > 0 ? await eventsAfter(db, behind, known) : [];
    for (const { generationId, number, data } of news) {
      ones.get(generationId)?.events.push({ number, data });
    }
    const waiting = rows.filter(({ status }) => status === 'queued').map(({ id }) => id);
    const positions = waiting.length > 0 ? await positionsOf(db, waiting) : new Map();
    for (const [id, one] of ones) {
      const row = rows.find((each) => each.id === id);
      one.position = positions.get(id);
      one.hasEnded = !row || (isFinal(row.status) && known(id) >= row.lastEvent);
      for (const tell of one.readers) tell();
    }
  }

  async function lookAtAll(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (toLookAt.size > 0) {
      const ones = new Map<string, Watched>();
      for (const id of toLookAt) {
        const one = watched.get(id);
        if (one) ones.set(id, one);
      }
      toLookAt.clear();
      if (ones.size === 0) continue;
      await look(ones).catch((error: unknown) => {
        for (const [id, one] of ones) fail(id, one, error);
      });
    }
    isLooking = false;
  }

  /** Current readers are notified; later ones read the rows again. */
  function fail(id: string, one: Watched, error: unknown): void {
    one.failure = error;
    leave(id, one);
    for (const tell of one.readers) tell();
  }

  function lookSoon(ids: Iterable<string>): void {
    for (const id of ids) toLookAt.add(id);
    void lookAtAll();
  }

  function watch(id: string): Watched {
    const known = watched.get(id);
    if (known) return known;
    const one: Watched = {
      events: [],
      readers: new Set(),
      stopHearing: notifier.listen(id, () => lookSoon([id])),
      position: undefined,
      hasEnded: false,
      failure: undefined,
    };
    watched.set(id, one);
    timer ??= setInterval(() => lookSoon(watched.keys()), lookAgainMs).unref();
    lookSoon([id]);
    return one;
  }

  function leave(id: string, one: Watched): void {
    one.stopHearing();
    if (watched.get(id) === one) watched.delete(id);
    if (watched.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  async function* follow(
    id: string,
    after: number,
    signal: AbortSignal,
    mayRead: () => Promise<boolean>,
  ): AsyncGenerator<Followed, void> {
    if (signal.aborted) return;
    const one = watch(id);
    let wake = () => {};
    const heard = () => wake();
    one.readers.add(heard);
    signal.addEventListener('abort', heard, { once: true });
    let read = 0;
    let position: number | undefined;
    let checkedAt = performance.now();
    try {
      while (!signal.aborted) {
        // Listen before looking, so that nothing falls between.
        const news = new Promise<void>((resolve) => {
          wake = resolve;
        });
        for (; read < one.events.length; read++) {
          const { number, data } = one.events[read]!;
          if (number <= after) continue;
          if (data.type === 'queued') position = data.position;
          yield { number, data };
          if (data.type === 'done' || data.type === 'failed') return;
        }
        if (one.failure !== undefined) throw one.failure;
        if (one.hasEnded) return;
        if (one.position !== undefined && one.position !== position) {
          position = one.position;
          yield { data: { type: 'queued', position } };
        }
        await news;
        if (performance.now() - checkedAt < lookAgainMs) continue;
        checkedAt = performance.now();
        if (!(await mayRead())) return;
      }
    } finally {
      signal.removeEventListener('abort', heard);
      one.readers.delete(heard);
      if (one.readers.size === 0) leave(id, one);
    }
  }

  return { follow };
}

async function eventsAfter(
  db: Database,
  rows: readonly { readonly id: string }[],
  known: (id: string) => number,
) {
  const later = rows.map(({ id }) =>
    and(eq(generationEvent.generationId, id), gt(generationEvent.number, known(id))),
  );
  return db
    .select()
    .from(generationEvent)
    .where(or(...later))
    .orderBy(asc(generationEvent.number));
}

/** How many are in front of each: who came first or pays, among those not running. */
async function positionsOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; ahead: number }>(sql`
    select id, ahead from (
      select id, (rank() over (order by priority desc, created_at) - 1)::int as ahead
      from generations where status = 'queued'
    ) line
    where ${inArray(sql`id`, [...ids])}`);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}

export const isFinal = (status: GenerationStatus): boolean =>
  status !== 'queued' && status !== 'running';
