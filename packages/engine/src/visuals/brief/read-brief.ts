/** Prompt to brief: phrases, what they say, and the view that shows it. */
import type { Brief } from './brief.ts';
import { BriefReader } from './brief-reader.ts';
import { namesSubject } from './nearest-reading.ts';
import { readPhrases } from './phrases.ts';
import { Sentence } from './sentence.ts';
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
  return {
    prompt,
    view,
    ...draft.slots,
    ...(draft.storeys === undefined ? {} : { storeys: draft.storeys }),
    ...(draft.alsoSetting === undefined ? {} : { alsoSetting: draft.alsoSetting }),
    parts: draft.parts,
    excluded: draft.excluded,
    corrections,
    notUnderstood: sentence.unknownWords(),
    ...(namesSubject(items) ? {} : { namesNothing: true as const }),
  };
}
