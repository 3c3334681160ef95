/**
 * The inside of the database's thread. It speaks PostgreSQL's own protocol: what a client sends goes
 * in, what the database says comes back. One connection at a time, as the database has one session.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import type { Packing } from './database.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';
import { compiledQuickly } from './quick-compile.ts';

/** Where the database lives: in a folder, or in memory alone. */
export type DatabasePlace =
  | {
      readonly kind: 'folder';
      readonly folder: string;
      /** All of it reached the disk then. */
      readonly syncedAtMs: number | undefined;
    }
  /** Filled from an archive, when one is named. */
  | { readonly kind: 'memory'; readonly archiveFile?: string };

export type ToDatabase =
  | { readonly type: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly type: 'archive'; readonly packing: Packing }
  | { readonly type: 'close' };

export type FromDatabase =
  | { readonly type: 'ready' }
  | { readonly type: 'bytes'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly type: 'archive'; readonly bytes: ArrayBuffer };

function open(place: DatabasePlace): Promise<PGlite> {
  switch (place.kind) {
    case 'folder': {
      const fs = new DurableFileSystem(place.folder, { syncedAtMs: place.syncedAtMs });
      const opened = PGlite.create({ fs, startParams: durableStartParams });
      return opened.finally(() => fs.trustNothing());
    }
    case 'memory':
      return PGlite.create(
        place.archiveFile ? { loadDataDir: new Blob([readFileSync(place.archiveFile)]) } : {},
      );
  }
}

const pglite = await compiledQuickly(() => open(workerData as DatabasePlace));
let speaking = 0;

/** All the database says to this. It is said at once: what is asked next finds it answered. */
async function ask(bytes: Uint8Array): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  });
  return parts;
}

/**
 * Fatal errors, such as a log that finds no room on the disk. PostgreSQL itself would restart from its log;
 * this build hangs, and every later query with it.
 */
function lastWordIn(part: Uint8Array): Error | undefined {
  // Searched as bytes first: parsing every answer twice would slow them all.
  if (!Buffer.from(part.buffer, part.byteOffset, part.length).includes('PANIC')) return undefined;
  let said: Error | undefined;
  new protocol.Parser().parse(part, (message) => {
    if (message instanceof protocol.messages.DatabaseError && message.severity === 'PANIC') {
      said = message;
    }
  });
  return said;
}

/** A connection that ended leaves its transaction and its settings behind; the next one starts anew. */
function forgetLastConnection(): void {
  const { query } = protocol.serialize;
  if (pglite.isInTransaction()) void ask(query('rollback'));
  void ask(query('discard all'));
}

async function answer(connection: number, bytes: Uint8Array): Promise<void> {
  // Late messages of a connection that is gone.
  if (connection < speaking) return;
  if (connection > speaking) {
    if (speaking > 0) forgetLastConnection();
    speaking = connection;
  }
  for (const part of await ask(bytes)) {
    const lastWord = lastWordIn(part);
    say({ type: 'bytes', connection, bytes: part }, [part.buffer as ArrayBuffer]);
    if (lastWord) throw lastWord;
  }
}

const say = (message: FromDatabase, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

parentPort?.on('message', async (message: ToDatabase) => {
  switch (message.type) {
    case 'bytes':
      await answer(message.connection, message.bytes);
      break;
    case 'archive': {
      const archive = await pglite.dumpDataDir(message.packing);
      const bytes = await archive.arrayBuffer();
      say({ type: 'archive', bytes }, [bytes]);
      break;
    }
    case 'close':
      await pglite.close();
      parentPort?.close();
      break;
  }
});
say({ type: 'ready' });
