/**
 * Tells waiting readers about news of a generation: at once in this process, and across processes
 * through PostgreSQL's LISTEN. A missed notice costs a second, never an event. The connection that
 * listens also shows that this process is there.
 */
import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { newPresence, showPresence } from '../../../platform/jobs/presence.ts';
import type { Log } from '../../../platform/log.ts';

export interface GenerationNotifier {
  notify(generationId: string): void;
  /** Calls at each notice, until what it returns is called. */
  listen(generationId: string, heard: () => void): () => void;
  /** Resolves at the next notice, after `timeoutMs`, or when the signal fires; never rejects. */
  wait(generationId: string, timeoutMs: number, signal?: AbortSignal): Promise<void>;
  /** How this process shows others that it is there. */
  readonly presence: number;
  close(): Promise<void>;
}

const channel = 'maquette_generation';
const reconnectMs = 500;

export async function openGenerationNotifier(
  database: OpenDatabase,
  log: Log,
): Promise<GenerationNotifier> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const presence = newPresence();
  const far =
    database.home === 'server' ? await listenFar(database, { emitter, presence, log }) : undefined;
  return {
    presence,
    notify(generationId) {
      emitter.emit(generationId);
      far?.ring(generationId);
    },
    listen(generationId, heard) {
      emitter.on(generationId, heard);
      return () => emitter.off(generationId, heard);
    },
    async wait(generationId, timeoutMs, signal) {
      const limit = AbortSignal.timeout(timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit]) : limit;
      await once(emitter, generationId, { signal: either }).catch(() => undefined);
    },
    async close() {
      await far?.close();
    },
  };
}

async function listenFar(
  database: Extract<OpenDatabase, { home: 'server' }>,
  { emitter, presence, log }: { emitter: EventEmitter; presence: number; log: Log },
) {
  let client: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: database.connectionString });
    fresh.on('notification', ({ payload }) => payload && emitter.emit(payload));
    fresh.on('error', () => undefined);
    fresh.once('end', reconnectLater);
    await fresh.connect();
    await showPresence(fresh, presence);
    await fresh.query(`listen ${channel}`);
    client = fresh;
  }

  /** A failed attempt fails and ends: both come here, one timer comes of it. */
  function reconnectLater(): void {
    if (closed || again) return;
    again = setTimeout(() => {
      again = undefined;
      connect().catch(reconnectLater);
    }, reconnectMs);
    again.unref();
  }

  await connect();
  return {
    ring(generationId: string) {
      database.pool
        .query('select pg_notify($1, $2)', [channel, generationId])
        .catch((error: unknown) => log.warn('A ring was not heard elsewhere', { error }));
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
