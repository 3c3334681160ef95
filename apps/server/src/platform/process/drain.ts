/** Ends a server's connections: responses under way finish, everything else goes at once. */
import type { Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

export interface DrainTimes {
  /** For a load balancer to notice. */
  readonly noticeMs: number;
  /** For requests that have arrived in part. */
  readonly halfRequestMs: number;
  /** For responses; then the rest is closed. */
  readonly drainMs: number;
}

const usual: DrainTimes = { noticeMs: 250, halfRequestMs: 5_000, drainMs: 20_000 };
const closeIdleEveryMs = 100;

/** Set up before the server listens. Returns the drain function. */
export function drainable(server: ServerType, times: DrainTimes = usual): () => Promise<void> {
  /** Node counts a connection as idle only once it has carried a request. */
  const withoutRequest = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    withoutRequest.add(socket);
    socket.once('close', () => withoutRequest.delete(socket));
  });
  server.on('request', (request: { readonly socket: Socket }) => {
    withoutRequest.delete(request.socket);
  });

  return async () => {
    await new Promise((resolve) => setTimeout(resolve, times.noticeMs));
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const halfUntil = performance.now() + times.halfRequestMs;
    // A keep-alive connection is only idle between two requests.
    const closing = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const isLate = performance.now() > halfUntil;
      for (const socket of withoutRequest) if (isLate || socket.bytesRead === 0) socket.destroy();
    }, closeIdleEveryMs);
    const cut = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, times.drainMs);
    await closed;
    clearInterval(closing);
    clearTimeout(cut);
  };
}
