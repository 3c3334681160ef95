/**
 * "Stairs for a house" + "and for a loft?": a follow-up that only names a place or a case stays with the entry of
 * the question before, where that entry has a line of its own for it.
 */
import type { Answer } from '../compose/answer-words.ts';
import { composeEntry } from '../compose/compose.ts';
import { passagesAskedFor } from '../compose/passages.ts';
import { regionIn } from '../compose/regions.ts';
import { getEntry } from '../entries/handbook.ts';
import type { Rule } from '../intent/rule.ts';
import { subjectWords } from '../search/subject-words.ts';

export const namesPlace: Rule = {
  pattern:
    /^(?:(?:and|but|what about|how about|ok(?:ay)?|so)[ ,]+)+(?:if (?:it['’]?s |it is )?)?(?:for|in|at|on|to|with|under|near|inside|outside)\b(?: the| a| an| my| our)? \w+(?: \w+)?[\s?.!]*$/i,
  examples: ['and for a loft?', 'what about at the back?', 'and in the shower'],
  counterExamples: ['and a deck?', 'and how much does it cost?', 'for a loft'],
};

export function inSameEntry(
  question: string,
  answerBefore: () => Answer | undefined,
  completed: string,
): Answer | undefined {
  if (!namesPlace.pattern.test(question) || regionIn(question) !== undefined) return undefined;
  const before = answerBefore();
  const entry = before?.kind === 'entry' ? getEntry(before.sources[0]?.slug ?? '') : undefined;
  if (!entry) return undefined;
  const place = subjectWords(question).join(' ');
  const { named } = passagesAskedFor(entry, place, () => false);
  if (named.length === 0) return undefined;
  return composeEntry(entry, { text: `${place}, ${completed}`, region: undefined });
}
