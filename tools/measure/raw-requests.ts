/**
 * A very cheap client: the same request repeatedly over open sockets, responses counted by length. A parsing
 * client would be slower than the servers it measures.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface RawLoad {
  readonly port: number;
  readonly path: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly durationMs: number;
}

export async function requestsPerSecond(load: RawLoad): Promise<number> {
  const startedAt = performance.now();
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askOn(load)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (total * 1000) / (performance.now() - startedAt);
}

async function askOn({ port, path, cookie, durationMs }: RawLoad): Promise<number> {
  const request = [
    `GET ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: application/json',
    ...(cookie ? [`cookie: ${cookie}`] : []),
    '\r\n',
  ].join('\r\n');
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  const end = performance.now() + durationMs;
  let answerBytes = 0;
  let gotBytes = 0;
  let count = 0;
  const done = Promise.withResolvers<number>();
  socket.on('error', done.reject);
  socket.on('data', (part) => {
    answerBytes ||= lengthOf(part.toString('latin1'));
    gotBytes += part.length;
    if (gotBytes < answerBytes) return;
    gotBytes -= answerBytes;
    count++;
    if (performance.now() < end) socket.write(request);
    else done.resolve(count);
  });
  socket.write(request);
  return done.promise.finally(() => socket.destroy());
}

/** All responses of a route have the same length. */
function lengthOf(answer: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  if (!/^HTTP\/1\.1 200 /.test(answer) || length === undefined) {
    throw new Error(`Expected 200 and a length: ${answer.slice(0, 200)}`);
  }
  return answer.indexOf('\r\n\r\n') + 4 + Number(length);
}
