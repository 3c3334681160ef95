/**
 * "Stairs for a house" + "and for a loft?": a follow-up that only names a place, case or aspect ("how long
 * will it take?") stays with the previous entry if that has a line for it.
 */
import type { Answer } from '../compose/answer-words.ts';
import { composeEntry } from '../compose/compose.ts';
import { factKindOf } from '../compose/fact-kinds.ts';
import { relevantPassages } from '../compose/passages.ts';
import { regionIn } from '../compose/regions.ts';
import { getEntry } from '../entries/handbook.ts';
import type { Rule } from '../intent/rule.ts';
import { subjectWords } from '../search/subject-words.ts';

export const namesPlace: Rule = {
  pattern:
    /^(?:(?:and|but|what about|how about|ok(?:ay)?|so)[ ,]+)+(?:(?:if (?:it['’]?s |it is )?)?(?:for|in|at|on|to|with|under|near|inside|outside)\b(?: the| a| an| my| our)? \w+(?: \w+)?|\w+(?: \w+)? (?:with|on|for|under|over) (?:it|that|this|them|those))[\s?.!]*$/i,
  examples: [
    'and for a loft?',
    'what about at the back?',
    'and in the shower',
    'and heating with that?',
    ...['and near a window?', 'how about under the stairs', 'so outside the house?'],
    ...['and if it is on a slope?', 'but with my dog', 'what about to the north'],
    ...['and building over it?', 'and cooking for them?'],
  ],
  counterExamples: ['and a deck?', 'and how much does it cost?', 'for a loft'],
};

/** Words that ask for an aspect and name no subject. */
const ofSides: ReadonlySet<string> = new Set(
  subjectWords(
    'cost costs price expensive long take takes last lasts high tall wide deep thick far heavy weigh loud often time duration temperature hot warm there',
  ),
);

/** "And what does that cost?" asks for an aspect of the previous subject. */
const onlyAsksSide = (question: string): boolean =>
  factKindOf(question) !== undefined && subjectWords(question).every((word) => ofSides.has(word));

export function inSameEntry(
  question: string,
  answerBefore: () => Answer | undefined,
  completed: string,
): Answer | undefined {
  const isSide = onlyAsksSide(question);
  const isPlace = namesPlace.pattern.test(question);
  if (!(isSide || isPlace) || regionIn(question) !== undefined) return undefined;
  const before = answerBefore();
  const entry = before?.kind === 'entry' ? getEntry(before.sources[0]?.slug ?? '') : undefined;
  if (!entry) return undefined;
  if (isSide) {
    const side = factKindOf(question)!;
    const tells = entry.facts.some(({ label }) => side.label.test(label));
    return tells ? composeEntry(entry, { text: question, region: undefined }) : undefined;
  }
  const place = subjectWords(question).join(' ');
  const { named } = relevantPassages(entry, place, () => false);
  if (named.length === 0) return undefined;
  return composeEntry(entry, { text: `${place}, ${completed}`, region: undefined });
}
