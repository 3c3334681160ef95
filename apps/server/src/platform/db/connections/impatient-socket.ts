/**
 * A line to the database that is given up when nothing has come or gone for so long: in a cut network a
 * question would wait for minutes. Lines nobody uses are closed sooner than that by their pool.
 */
import { Socket } from 'node:net';

export class SilentDatabase extends Error {
  override name = 'SilentDatabase';
  /** PostgreSQL's word for a connection that failed. */
  readonly code = '08006';
}

/** An answer may have come while this process had no time to read it. */
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
