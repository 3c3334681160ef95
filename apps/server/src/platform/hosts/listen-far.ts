/**
 * A dedicated connection for LISTEN, which also holds the presence lock. A pooler in transaction mode passes
 * neither on, silently, so the start tries it.
 */
import pg from 'pg';
import { impatientSocket } from '../db/connections/impatient-socket.ts';
import type { Listener, ServerDatabase } from '../db/database.ts';
import type { Log } from '../log.ts';
import { StartError } from '../process/start-error.ts';
import { showPresence } from './presence.ts';

const reconnectMs = 500;
/** Keep-alive query, to notice a dead connection. */
const askEveryMs = 5_000;
const silenceMs = 12_000;
/** Within which the first notice of its own must arrive. */
const arrivalMs = 3_000;
const trialChannel = 'maquette_trial';
/** TCP keep-alive on the server's side: the lock of a machine that lost power is released. */
const noticeDeath =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

export interface FarListener {
  readonly channels: readonly string[];
  readonly presence: number;
  readonly log: Log;
  onNotice(channel: string, text: string): void;
  /** Reconnected after a loss. */
  onMissed(): void;
  readonly lostAfterMs: number;
  /** Not reconnected within that time. */
  onLost(): void;
}

export async function listenFar(database: ServerDatabase, listener: FarListener) {
  const { channels, presence, log } = listener;
  let client: pg.Client | undefined;
  const own = new Map<string, Listener>();
  let closed = false;
  let again: NodeJS.Timeout | undefined;
  let losing: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: database.directString,
      application_name: 'maquette notices',
      stream: () => impatientSocket(silenceMs),
    });
    fresh.on('notification', ({ channel, payload }) => {
      if (!payload) return;
      if (own.has(channel)) own.get(channel)?.onNotification(payload);
      else listener.onNotice(channel, payload);
    });
    // An unhandled `error` event would end the process; `end` follows it and reconnects.
    fresh.on('error', () => undefined);
    fresh.once('end', reconnectLater);
    await fresh.connect();
    await fresh.query(noticeDeath);
    await showPresence(fresh, presence);
    for (const channel of [...channels, ...own.keys()]) await fresh.query(listenTo(channel));
    client = fresh;
    clearTimeout(losing);
    losing = undefined;
    for (const { onListening } of own.values()) onListening();
  }

  /** A failed attempt emits both `error` and `end`: only one timer is set. */
  function reconnectLater(): void {
    client = undefined;
    if (closed) return;
    losing ??= setTimeout(listener.onLost, listener.lostAfterMs).unref();
    if (again) return;
    again = setTimeout(() => {
      again = undefined;
      connect().then(listener.onMissed, reconnectLater);
    }, reconnectMs);
    again.unref();
  }

  async function listen(added: Listener): Promise<() => void> {
    own.set(added.channel, added);
    await client?.query(listenTo(added.channel));
    added.onListening();
    return () => {
      own.delete(added.channel);
      client?.query(`unlisten ${pg.escapeIdentifier(added.channel)}`).catch(() => undefined);
    };
  }

  async function expectNotices(): Promise<void> {
    const arrived = Promise.withResolvers<boolean>();
    const onNotification = (text: string) => text === String(presence) && arrived.resolve(true);
    const stop = await listen({ channel: trialChannel, onNotification, onListening: () => {} });
    await database.pool.query('select pg_notify($1, $2)', [trialChannel, String(presence)]);
    const timer = setTimeout(() => arrived.resolve(false), arrivalMs);
    const isThrough = await arrived.promise;
    clearTimeout(timer);
    stop();
    if (isThrough) return;
    throw new StartError(
      'Notices of the database of DATABASE_URL do not arrive, as through a pooler in transaction mode. Name the database itself in DATABASE_DIRECT_URL.',
    );
  }

  async function close(): Promise<void> {
    closed = true;
    clearTimeout(again);
    clearTimeout(losing);
    clearInterval(asking);
    // May be broken already.
    await client?.end().catch(() => undefined);
  }

  await connect();
  const asking = setInterval(() => {
    // On failure the connection is closed and reopened.
    client?.query('select 1').catch(() => undefined);
  }, askEveryMs);
  asking.unref();
  try {
    await expectNotices();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    listen,
    async publish(channel: string, text: string): Promise<void> {
      await database.pool
        .query('select pg_notify($1, $2)', [channel, text])
        .catch((error: unknown) => log.warn('A notice was not heard elsewhere', { error }));
    },
    close,
  };
}
