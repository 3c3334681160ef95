/** The connection of a process on which it hears others and shows that it is there. */
import pg from 'pg';
import { impatientSocket } from '../db/connections/impatient-socket.ts';
import type { ServerDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { showPresence } from './presence.ts';

const reconnectMs = 500;
/** Something is asked this often, so that a line that is cut is noticed. */
const askEveryMs = 5_000;
const silenceMs = 12_000;
/** A machine that lost its power says no farewell: the database asks for it, and lets go of its lock. */
const noticeDeath =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

export interface FarListener {
  readonly channels: readonly string[];
  readonly presence: number;
  readonly log: Log;
  onNotice(channel: string, text: string): void;
  /** The connection was lost and is there again. */
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
    // An error without a listener would end the process; `end` follows it and reconnects.
    fresh.on('error', () => undefined);
    fresh.once('end', reconnectLater);
    await fresh.connect();
    await fresh.query(noticeDeath);
    await showPresence(fresh, presence);
    for (const channel of channels) await fresh.query(`listen ${channel}`);
    client = fresh;
  }

  /** A failed attempt fails and ends: both come here, one timer comes of it. */
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
    // One that fails ends the connection, and another is opened.
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
      // A connection that is broken already needs no goodbye.
      await client?.end().catch(() => undefined);
    },
  };
}
