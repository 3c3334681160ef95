/** Prompt to brief: phrases, their meanings, and the view. */
import type { Brief } from './brief.ts';
import { BriefReader } from './brief-reader.ts';
import { translated } from './languages/translated.ts';
import { takeLayout } from './layout/layout-of-draft.ts';
import { readLayout } from './layout/read-layout.ts';
import { namesSubject } from './nearest-reading.ts';
import { readPhrases } from './phrases.ts';
import { readPlaces, withPlaces } from './places/read-places.ts';
import { Sentence } from './sentence.ts';
import { stem, words } from './tokens.ts';
import { decideView } from './view.ts';

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
  const layout = read === undefined ? undefined : takeLayout(draft, read, items);
  const isTold = (text: string) => !words(text).every((word) => read?.taken.has(stem(word)));
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(layout === undefined ? {} : { layout }),
    ...(draft.alsoSetting === undefined ? {} : { alsoSetting: draft.alsoSetting }),
    parts: withPlaces(draft.parts, readPlaces(items)),
    excluded: draft.excluded,
    corrections,
    notUnderstood: sentence.unknownWords().filter(isTold),
    ...(namesSubject(items) ? {} : { namesNothing: true as const }),
  };
}
