/** Bodies of words are cut off while they are read; forms with files have limits of their own. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../../platform/problem.ts';

/** Twice the most strokes of a brush that are let in; reading more holds the event loop. */
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
 * A body that says how long it is is refused untouched: the server lets the rest of it pass, and its
 * connection serves the next request. One that a reader has begun with is never emptied.
 */
export const limitWords: MiddlewareHandler = (c, next) => {
  if (Number(c.req.raw.headers.get('content-length')) > mostBytes) throw tooMany();
  return countRead(c, next);
};
