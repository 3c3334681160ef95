/** A dedicated connection for LISTEN, which also holds the presence lock. */
import pg from 'pg';
import { impatientSocket } from '../db/connections/impatient-socket.ts';
import type { ServerDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { showPresence } from './presence.ts';

const reconnectMs = 500;
/** Keep-alive query, to notice a dead connection. */
const askEveryMs = 5_000;
const silenceMs = 12_000;
/** TCP keep-alive on the server's side: the lock of a machine that lost power is released. */
const noticeDeath =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

export interface FarListener {
  readonly channels: readonly string[];
  readonly presence: number;
  readonly log: Log;
  onNotice(channel: string, text: string): void;
  /** Reconnected after a loss. */
  onMissed(): void;
}

export async function listenFar(database: ServerDatabase, listener: FarListener) {
  const { channels, presence, log } = listener;
  let client: pg.Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: database.connectionString,
      application_name: 'maquette notices',
      stream: () => impatientSocket(silenceMs),
    });
    fresh.on('notification', ({ channel, payload }) => {
      if (payload) listener.onNotice(channel, payload);
    });
    // An unhandled `error` event would end the process; `end` follows it and reconnects.
    fresh.on('error', () => undefined);
    fresh.once('end', reconnectLater);
    await fresh.connect();
    await fresh.query(noticeDeath);
    await showPresence(fresh, presence);
    for (const channel of channels) await fresh.query(`listen ${channel}`);
    client = fresh;
  }

  /** A failed attempt emits both `error` and `end`: only one timer is set. */
  function reconnectLater(): void {
    client = undefined;
    if (closed || again) return;
    again = setTimeout(() => {
      again = undefined;
      connect().then(listener.onMissed, reconnectLater);
    }, reconnectMs);
    again.unref();
  }

  await connect();
  const asking = setInterval(() => {
    // On failure the connection is closed and reopened.
    client?.query('select 1').catch(() => undefined);
  }, askEveryMs);
  asking.unref();
  return {
    async publish(channel: string, text: string): Promise<void> {
      await database.pool
        .query('select pg_notify($1, $2)', [channel, text])
        .catch((error: unknown) => log.warn('A notice was not heard elsewhere', { error }));
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(again);
      clearInterval(asking);
      // May be broken already.
      await client?.end().catch(() => undefined);
    },
  };
}
