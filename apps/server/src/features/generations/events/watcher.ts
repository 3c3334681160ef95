/**
 * Reads new events for all followers with one query every five seconds for generations without notices, and
 * one shortly after a notice, for all of that moment.
 */
import type { GenerationStatus } from '@maquette/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { StoredEvent } from '../../../platform/db/schema/stored-types.ts';
import type { GenerationNotifier } from './generation-notifier.ts';

export interface Followed {
  /** Absent for transient events, such as the position in the queue. */
  readonly number?: number;
  /** The same object for all followers. */
  readonly data: StoredEvent;
}

export interface Watcher {
  /** From the given event to the end. */
  follow(
    id: string,
    after: number,
    signal: AbortSignal,
    mayRead: () => Promise<boolean>,
  ): AsyncGenerator<Followed, void>;
}

interface Watched {
  readonly events: { readonly number: number; readonly data: StoredEvent }[];
  /** One per reader; called when there may be events. */
  readonly readers: Set<() => void>;
  readonly unsubscribe: () => void;
  position: number | undefined;
  hasEnded: boolean;
  failure: unknown;
  /** Notified since the last round. */
  wasNotified: boolean;
}

/** Polling interval, for lost notices. */
const pollIntervalMs = 5_000;
/** How often a reader's permission is checked again. */
const recheckAccessMs = 5_000;
/** Debounce: a process receives its own notices twice, and events come in bursts. */
const debounceMs = 50;

export function createWatcher({
  db,
  notifier,
}: {
  readonly db: Database;
  readonly notifier: Pick<GenerationNotifier, 'listen'>;
}): Watcher {
  const watched = new Map<string, Watched>();
  const pending = new Set<string>();
  let isReading = false;
  let timers: readonly NodeJS.Timeout[] = [];
  let isScheduled = false;

  async function readNews(ones: ReadonlyMap<string, Watched>): Promise<void> {
    const known = ({ events }: Watched) => events.at(-1)?.number ?? 0;
    const rows = new Map<string, StandingRow>();
    for (const row of await newsOf(db, [...ones.keys()], [...ones.values()].map(known))) {
      rows.set(row.id, row);
      if (row.data) ones.get(row.id)?.events.push({ number: row.number, data: row.data });
    }
    const waiting = [...rows.values()].filter(({ status }) => status === 'queued');
    const positions = waiting.length > 0 ? await positionsOf(db, waiting) : new Map();
    for (const [id, one] of ones) {
      const row = rows.get(id);
      one.position = positions.get(id);
      one.hasEnded = !row || (isFinal(row.status) && known(one) >= row.lastEvent);
      notifyReaders(one);
    }
  }

  async function readAllPending(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (pending.size > 0) {
      const ones = new Map<string, Watched>();
      for (const id of pending) {
        const one = watched.get(id);
        if (one) ones.set(id, one);
      }
      pending.clear();
      if (ones.size === 0) continue;
      await readNews(ones).catch((error: unknown) => {
        for (const [id, one] of ones) fail(id, one, error);
      });
    }
    isReading = false;
  }

  /** Notifies current readers; later ones read from the database. */
  function fail(id: string, one: Watched, error: unknown): void {
    one.failure = error;
    leave(id, one);
    notifyReaders(one);
  }

  function readSoon(ids: Iterable<string>): void {
    for (const id of ids) pending.add(id);
    void readAllPending();
  }

  function readSilent(): void {
    const silent = [...watched].filter(([, { wasNotified }]) => !wasNotified);
    for (const one of watched.values()) one.wasNotified = false;
    readSoon(silent.map(([id]) => id));
  }

  function onNotice(id: string): void {
    const one = watched.get(id);
    if (one) one.wasNotified = true;
    pending.add(id);
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      void readAllPending();
    }, debounceMs);
  }

  function watch(id: string): Watched {
    const known = watched.get(id);
    if (known) return known;
    const one: Watched = {
      events: [],
      readers: new Set(),
      unsubscribe: notifier.listen(id, () => onNotice(id)),
      position: undefined,
      hasEnded: false,
      failure: undefined,
      wasNotified: false,
    };
    watched.set(id, one);
    if (timers.length === 0) {
      timers = [
        setInterval(readSilent, pollIntervalMs).unref(),
        setInterval(() => watched.forEach(notifyReaders), recheckAccessMs).unref(),
      ];
    }
    readSoon([id]);
    return one;
  }

  function leave(id: string, one: Watched): void {
    one.unsubscribe();
    if (watched.get(id) === one) watched.delete(id);
    if (watched.size > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers = [];
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
    const onWake = () => wake();
    one.readers.add(onWake);
    signal.addEventListener('abort', onWake, { once: true });
    let read = 0;
    let position: number | undefined;
    let checkedAt = performance.now();
    try {
      while (!signal.aborted) {
        // Subscribes before reading, so that no event is missed.
        const news = new Promise<void>((resolve) => {
          wake = resolve;
        });
        for (; read < one.events.length; read++) {
          const { number, data } = one.events[read]!;
          if (number <= after) continue;
          if (data.type === 'queued') position = data.position;
          yield { number, data };
          if (signal.aborted || data.type === 'done' || data.type === 'failed') return;
        }
        if (one.failure !== undefined) throw one.failure;
        if (one.hasEnded) return;
        if (one.position !== undefined && one.position !== position) {
          position = one.position;
          yield { data: { type: 'queued', position } };
        }
        await news;
        if (performance.now() - checkedAt < recheckAccessMs) continue;
        checkedAt = performance.now();
        if (!(await mayRead())) return;
      }
    } finally {
      signal.removeEventListener('abort', onWake);
      one.readers.delete(onWake);
      if (one.readers.size === 0) leave(id, one);
    }
  }

  return { follow };
}

function notifyReaders({ readers }: Watched): void {
  for (const notify of readers) notify();
}

type StandingRow = {
  readonly id: string;
  readonly status: GenerationStatus;
  readonly lastEvent: number;
};
type NewsRow = StandingRow &
  ({ readonly number: number; readonly data: StoredEvent } | { readonly data: null });

/** State of each generation, with a row for each new event. */
async function newsOf(db: Database, ids: readonly string[], known: readonly number[]) {
  const { rows } = await db.execute<NewsRow>(sql`
    select id, status, last_event as "lastEvent", number, data
    from unnest(${sql.param(ids)}::text[], ${sql.param(known)}::int[]) watched (id, known)
    join generations using (id)
    left join generation_events on generation_id = id and number > known
    order by number`);
  return rows;
}

/** Queue position: number of queued generations ahead, premium first. */
async function positionsOf(
  db: Database,
  waiting: readonly { readonly id: string }[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; ahead: number }>(sql`
    select id, ahead from (
      select id, (rank() over (order by priority desc, created_at) - 1)::int as ahead
      from generations where status = 'queued'
    ) line
    where id = any(${sql.param(waiting.map(({ id }) => id))}::text[])`);
  return new Map(rows.map(({ id, ahead }) => [id, ahead]));
}

export const isFinal = (status: GenerationStatus): boolean =>
  status !== 'queued' && status !== 'running';
