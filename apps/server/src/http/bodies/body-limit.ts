/** Size limit for bodies without files, enforced while reading; forms with files have limits of their own. */
import { limits } from '@maquette/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../../platform/problem.ts';

/** Parsing more would block the event loop. */
const mostBytes = limits.bodyBytes;
const tooMany = () => new Problem('TEXT_TOO_LONG', { limit: `${mostBytes / 1024} kB` });

const countRead = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw tooMany();
  },
});

/**
 * A declared length above the limit is refused unread: Node discards the rest and keeps the connection. A body
 * that a reader has started on is never drained.
 */
export const limitWords: MiddlewareHandler = (c, next) => {
  if (Number(c.req.raw.headers.get('content-length')) > mostBytes) throw tooMany();
  return countRead(c, next);
};
