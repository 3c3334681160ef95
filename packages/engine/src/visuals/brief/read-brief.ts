/** Prompt to brief: phrases, their meanings, and the view. */
import type { Brief } from './brief.ts';
import { BriefReader } from './brief-reader.ts';
import { translated } from './languages/translated.ts';
import { applyLayout } from './layout/layout-of-draft.ts';
import { readLayout } from './layout/read-layout.ts';
import { namesSubject } from './nearest-reading.ts';
import { readPhrases } from './phrases.ts';
import { readPlaces, withHungLamps, withLowTable, withPlaces } from './places/read-places.ts';
import { readSupport } from './places/read-support.ts';
import { Sentence } from './sentence.ts';
import { stem, words } from './tokens.ts';
import { decideView } from './view.ts';

const bareWords =
  /\b(nothing but|nothing except|nothing other than|nothing else|no other furniture|(empty|bare) (except|but|apart|save)|otherwise (empty|bare))\b/i;

export function readBrief(prompt: string): Brief {
  const phrases = readPhrases(prompt);
  const { items, corrections } = phrases;
  const sentence = new Sentence(phrases);
  const reader = new BriefReader(sentence);
  reader.read();
  const { draft } = reader;
  draft.settle();
  const view = decideView(items, draft);
  const read = view === 'interior' ? readLayout(translated(prompt).tokens, items) : undefined;
  const layout = read === undefined ? undefined : applyLayout(draft, read, items);
  const parts = withPlaces(draft.parts, readPlaces(items));
  const support = readSupport(items);
  const isTold = (text: string) =>
    !words(text).every((word) => reader.pieceWords.has(word)) &&
    !words(text).every(
      (word) => read?.taken.has(stem(word)) || support?.taken.includes(stem(word)) === true,
    );
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(draft.traits.length === 0 ? {} : { traits: draft.traits }),
    ...(layout === undefined ? {} : { layout }),
    ...(draft.alsoSetting === undefined ? {} : { alsoSetting: draft.alsoSetting }),
    parts: view === 'interior' ? withHungLamps(withLowTable(parts)) : parts,
    excluded: draft.excluded,
    corrections,
    notUnderstood: sentence.unknownWords().filter(isTold),
    ...(support === undefined || view === 'interior' ? {} : { support: support.support }),
    ...(bareWords.test(prompt) ? { isBare: true as const } : {}),
    ...(namesSubject(items) ? {} : { namesNothing: true as const }),
  };
}
