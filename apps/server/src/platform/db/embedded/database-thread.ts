/**
 * The worker thread that runs the embedded database. It speaks PostgreSQL's wire protocol and serves one
 * connection at a time, because PGlite has a single session.
 */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import type { Packing } from '../database.ts';
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts';
import { compiledQuickly } from './quick-compile.ts';

/** Where the data is: a folder, or memory. */
export type DatabasePlace =
  | {
      readonly kind: 'folder';
      readonly folder: string;
      /** All of it was on disk at this time. */
      readonly syncedAtMs: number | undefined;
    }
  /** Restored from this archive, if given. */
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

/** The complete response. Sent at once, so that the next query finds it. */
async function ask(bytes: Uint8Array): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  await pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  });
  return parts;
}

/**
 * Fatal errors, such as a full disk for the WAL. PostgreSQL would restart and replay it; this build hangs, and
 * every later query with it.
 */
function lastWordIn(part: Uint8Array): Error | undefined {
  // Scanned as bytes first: parsing every response twice is slow.
  if (!Buffer.from(part.buffer, part.byteOffset, part.length).includes('PANIC')) return undefined;
  let said: Error | undefined;
  new protocol.Parser().parse(part, (message) => {
    if (message instanceof protocol.messages.DatabaseError && message.severity === 'PANIC') {
      said = message;
    }
  });
  return said;
}

/** A closed connection leaves its transaction and settings behind; reset them for the next one. */
function forgetLastConnection(): void {
  const { query } = protocol.serialize;
  if (pglite.isInTransaction()) void ask(query('rollback'));
  void ask(query('discard all'));
}

async function answer(connection: number, bytes: Uint8Array): Promise<void> {
  // Late messages of a closed connection.
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
