/** Size limit for bodies without files, enforced while reading; forms with files have limits of their own. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../../platform/problem.ts';

/** Twice the size of the most brush strokes; parsing more would block the event loop. */
const wordsKilobytes = 256;
const mostBytes = wordsKilobytes * 1024;
const tooMany = () => new Problem('TEXT_TOO_LONG', { limit: `${wordsKilobytes} kB` });

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
