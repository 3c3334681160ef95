/** A TCP proxy from hosts to a service of this machine, which can simulate a cut network. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { countStatements } from './statements.ts';

export interface Line {
  readonly port: number;
  statements(): number;
  /** Connections, including new ones, stay open without passing data. */
  hold(): void;
  /** Closes stalled connections and lets new ones through. */
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(address: string, target: { readonly port: number }): Promise<Line> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  let statements = 0;
  const kept = (socket: Socket) => {
    sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const door = createServer((near) => {
    kept(near);
    if (isHeld) return;
    const far = kept(connect(target.port, '127.0.0.1'));
    near.pipe(far).pipe(near);
    const count = countStatements(() => {
      statements += 1;
    });
    near.on('data', count);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, address);
  await once(door, 'listening');
  return {
    statements: () => statements,
    port: (door.address() as AddressInfo).port,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      isHeld = false;
      destroyAll();
    },
    async close() {
      door.close();
      destroyAll();
      await once(door, 'close');
    },
  };
}
