/**
 * Runs the embedded database in a worker thread, so that no query, not even one that waits for the disk,
 * blocks the event loop. A thread that died is restarted on demand; PostgreSQL recovers to its last commit.
 */
import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Packing } from '../database.ts';
import { DatabaseStream } from './database-stream.ts';
import type { DatabasePlace, FromDatabase, ToDatabase } from './database-thread.ts';

export interface DatabaseHost {
  /** A connection for a PostgreSQL client. */
  connect(): DatabaseStream;
  /** The whole database as one archive. */
  archive(packing: Packing): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** PostgreSQL's code for a full disk. */
const noRoom = '53100';
/** A restart costs a second of CPU: until then queries fail with the last error. */
const restAfterFailureMs = 1_000;

/** The code of a lost connection, unless the disk is known to be full. */
export class DatabaseGone extends Error {
  override name = 'DatabaseGone';
  readonly code: string;

  constructor(message: string, code = 'ECONNRESET', options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** In watch mode, Node's own messages arrive before those of the thread. */
async function opened(worker: Worker): Promise<void> {
  const messages = on(worker, 'message', { close: ['exit'] });
  for await (const [said] of messages as AsyncIterable<[FromDatabase]>) {
    if (said.type === 'ready') return;
  }
  throw new DatabaseGone('The database did not start');
}

export async function startDatabase(
  place: DatabasePlace,
  onDeath: (error: unknown) => void,
): Promise<DatabaseHost> {
  const streams = new Map<number, DatabaseStream>();
  let connections = 0;
  let isClosing = false;
  let thread: Promise<Worker> | undefined;
  /** Error of the last thread; the next one may fail to start for the same reason. */
  let diedOf: string | undefined;

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL('./database-thread.ts', import.meta.url), {
      workerData: place,
      name: 'database',
    });
    await opened(worker);
    diedOf = undefined;
    worker.on('message', hear);
    worker.on('error', (error: Error & { code?: unknown }) => {
      if (error.code === noRoom) diedOf = noRoom;
      onDeath(error);
    });
    worker.on('exit', () => {
      thread = undefined;
      for (const stream of streams.values()) {
        stream.destroy(isClosing ? undefined : new DatabaseGone('The database has gone', diedOf));
      }
    });
    return worker;
  }

  function hear(message: FromDatabase): void {
    if (message.type === 'bytes') streams.get(message.connection)?.push(message.bytes);
  }

  function running(): Promise<Worker> {
    thread ??= start().catch((cause: unknown) => {
      const forget = setTimeout(() => {
        thread = undefined;
      }, restAfterFailureMs);
      forget.unref();
      throw new DatabaseGone('The database could not begin', diedOf, { cause });
    });
    return thread;
  }

  async function tell(message: ToDatabase, transfer: ArrayBuffer[] = []): Promise<Worker> {
    const worker = await running();
    worker.postMessage(message, transfer);
    return worker;
  }

  thread = start();
  await thread;
  return {
    connect() {
      const connection = ++connections;
      const stream = new DatabaseStream({
        open: running,
        send: async (bytes) => {
          const own = Uint8Array.from(bytes);
          await tell({ type: 'bytes', connection, bytes: own }, [own.buffer]);
        },
      });
      streams.set(connection, stream);
      stream.once('close', () => streams.delete(connection));
      return stream;
    },
    async archive(packing) {
      const worker = await tell({ type: 'archive', packing });
      const archive = Promise.withResolvers<Uint8Array>();
      const listen = (message: FromDatabase) => {
        if (message.type === 'archive') archive.resolve(new Uint8Array(message.bytes));
      };
      const gone = () => archive.reject(new DatabaseGone('The database has gone'));
      worker.on('message', listen).once('exit', gone);
      return archive.promise.finally(() => worker.off('message', listen).off('exit', gone));
    },
    async close() {
      isClosing = true;
      if (!thread) return;
      const worker = await thread;
      const ended = once(worker, 'exit');
      worker.postMessage({ type: 'close' } satisfies ToDatabase);
      await ended;
    },
  };
}
