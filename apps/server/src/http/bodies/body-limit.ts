/** Bodies of words are cut off while they are read; forms with files have limits of their own. */
import { bodyLimit } from 'hono/body-limit';
import { megabytes } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';

const wordsBytes = 1024 * 1024;
export const limitWords = bodyLimit({
  maxSize: wordsBytes,
  onError: () => {
    throw new Problem('TOO_LARGE', { limit: megabytes(wordsBytes) });
  },
});
