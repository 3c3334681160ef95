/** Bodies are cut off while they are read: a picture's size for uploads, far less for words. */
import { limits } from '@maquette/contract';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from './problem.ts';

const wordsBytes = 1024 * 1024;
/** The other fields of a form and the lines between its parts. */
const formExtraBytes = 256 * 1024;

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

function limit(maxSize: number, said: string) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('TOO_LARGE', { limit: said });
    },
  });
}

const uploads = limit(limits.uploadBytes + formExtraBytes, megabytes(limits.uploadBytes));
const words = limit(wordsBytes, megabytes(wordsBytes));

export function limitBody(contentType: string | undefined) {
  return contentType?.startsWith('multipart/form-data') ? uploads : words;
}
