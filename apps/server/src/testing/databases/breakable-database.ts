/** A connection to the test database that can be cut and restored, as in a server's restart. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { type ConnectionTimeouts, connectServer } from '../../platform/db/server.ts';

export async function openBreakable(connectionString: string, timeouts?: ConnectionTimeouts) {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const kept = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    return socket;
  };
  const way = createServer((near) => {
    kept(near);
    if (isCut) {
      near.destroy();
      return;
    }
    if (isSilent) return;
    const far = kept(connect(Number(target.port), target.hostname));
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  const through = new URL(connectionString);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  const database = await connectServer(through.href, timeouts);
  return {
    database,
    url: through.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    /** As in a cut network: connections stay open, without data. */
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
    },
    async close() {
      await database.close();
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
