/** Run by `npm run build`: keeps the index of all entries in a file, so that no server has to compute it. */
import { handbook } from '../src/entries/handbook.ts';
import { indexAll } from '../src/search/index-data.ts';
import { builtFolder, keepIndex } from '../src/search/kept-index.ts';

keepIndex(builtFolder, indexAtOnce());

function indexAtOnce() {
  const computing = indexAll(handbook().entries);
  for (;;) {
    const { done, value } = computing.next();
    if (done) return value;
  }
}
