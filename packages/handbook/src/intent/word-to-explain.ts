/** A word whose meaning is asked: quoted, or used by somebody. */
import { searchIndex } from '../search/search-index.ts';

/** Phrasings that ask about a word; the first group is the word. */
const mentions: readonly RegExp[] = [
  /\b(?:the )?(?:word|term|expression|phrase) (?:is |was )?["'‘“]?([a-z][a-z-]+(?: [a-z][a-z-]+)?)/i,
  /\b(?:keeps?|kept) (?:saying|mentioning|talking about|going on about|using|calling it|referring to) (?:an? |the )?["'‘“]?([a-z][a-z-]+(?: [a-z][a-z-]+)?)/i,
];
const acronym = /\b(?:an?|the|called|prepare|about) ([A-Z]{2,5})\b/;
const quoted = /(?<![a-z0-9])['"‘“]([a-z][^'"’”]{1,40}?)['"’”](?![a-z0-9])/i;
/** "…, first fix, what on earth is that?" */
const before =
  /[,;:–—-]\s*([a-z][a-z -]{1,30}?),?\s+what (?:on earth |the heck |exactly )?(?:is|are|does) (?:that|it|this|those|they)(?: mean)?\s*[?.!]*$/i;

const wordIn = (question: string, pattern: RegExp): string | undefined =>
  pattern.exec(question)?.[1];

/** The question without its story: "what is first fix". */
export function wordToExplain(text: string): string | undefined {
  const word = wordMentioned(text);
  if (word !== undefined) return `what is ${word}`;
  if (!/\b(?:what|who|where)\b|\bmean/i.test(text)) return undefined;
  const term = wordIn(text, quoted) ?? wordIn(text, before);
  if (term === undefined) return undefined;
  return /\bwho\b/i.test(text) ? term : `what is ${term}`;
}

/** "Our tutor keeps using the word tectonics and I have no idea" asks what the word means. */
function wordMentioned(text: string): string | undefined {
  const short = wordIn(text, acronym);
  if (short !== undefined && /\bwhat(?:['’]s| is) (?:that|it|this)\b/i.test(text)) return short;
  const term = mentions
    .map((pattern) => wordIn(text, pattern))
    .find((found) => found !== undefined);
  if (term === undefined || !/\b(?:what|mean\w*|explain|idea|clue|understand)\b/i.test(text))
    return undefined;
  const [first = term] = term.split(' ');
  // The longer reading if the handbook knows both words as one name.
  return [term, first].find((name) => searchIndex().find(name, 1)[0]?.isVerbatim);
}
