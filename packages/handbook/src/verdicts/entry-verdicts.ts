/** Verdicts in entries, by the words of a question. */
import type { Entry } from '../entries/entry.ts';
import { wantsYesOrNo } from './yes-or-no.ts';

const asksNeed = /\b(?:need|require|must|have to|allowed|without)\b/i;

export function entryVerdict(question: string, { verdicts }: Entry): string | undefined {
  if (!wantsYesOrNo(question) || !asksNeed.test(question)) return undefined;
  const named = verdicts.find(({ words }) => words.some((word) => nameOf(word).test(question)));
  // "Without a permit" and "allowed" invert the verdict.
  return /\b(?:allowed|without)\b/i.test(question) ? undefined : named?.text;
}

const nameOf = (word: string) => new RegExp(`\\b${word}s?\\b`, 'i');
