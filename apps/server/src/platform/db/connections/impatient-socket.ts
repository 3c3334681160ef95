/**
 * A database socket with an inactivity timeout: in a partitioned network a query would otherwise hang for
 * minutes. The pool closes idle connections earlier than that.
 */
import { Socket } from 'node:net';

export class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  /** PostgreSQL's code for a failed connection. */
  readonly code = '08006';
}

/** Data may have arrived while the event loop was blocked. */
const lastLookMs = 200;

export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  socket.setTimeout(silenceMs, () => {
    const { bytesRead } = socket;
    setTimeout(() => {
      if (socket.bytesRead > bytesRead) return;
      socket.destroy(new SilentDatabase('The database has been silent for too long'));
    }, lastLookMs).unref();
  });
  return socket;
}
