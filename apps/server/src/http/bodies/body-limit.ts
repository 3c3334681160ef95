/** Bodies of words are cut off while they are read; forms with files have limits of their own. */
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../../platform/problem.ts';

/** Twice the most strokes of a brush that are let in; reading more holds the event loop. */
const wordsKilobytes = 256;
export const limitWords = bodyLimit({
  maxSize: wordsKilobytes * 1024,
  onError: () => {
    throw new Problem('TOO_LARGE', { limit: `${wordsKilobytes} kB` });
  },
});
