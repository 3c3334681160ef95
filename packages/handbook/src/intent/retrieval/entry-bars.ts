/** Scores from which an entry answers a question, by how the question names it. */
import type { Found } from '../../search/ranking/judge-entry.ts';
import { subjectWords } from '../../search/subject-words.ts';
import { longQuestion } from '../question-parts.ts';
import { asks } from '../wordings.ts';

/** Below this score the handbook has no answer. */
const bar = 0.5;
/** Sufficient if the question contains a whole name of two or more words ("stair width"). */
const namedBar = 0.38;
/** For questions of one or two words, which may match only part of an entry's title. */
const briefBar = 0.42;
/** For an entry that uses nearly every word of the question, and is about one of them. */
const speaksOfAll = { covered: 0.68, head: 0.27, bar: 0.37 } as const;
/** For questions of at least three words that all belong to homes and buildings. */
const ours = { words: 3, covered: 0.38, head: 0.25, bar: 0.25 } as const;
/** A name that makes up this share of a question is certainly meant. */
const sureShare = 0.25;

/** A guide named in the question tolerates one unrelated word: an apple tree for a tree house. */
export const isSure = (item: Found, text: string): boolean =>
  item.entry.kind === 'guide' &&
  item.namedShare >= sureShare &&
  !item.isUnheardOf &&
  subjectWords(text).length >= longQuestion;

/** "What is a mews house?" isn't answered by another kind of house. */
const termNamed = 0.45;

export function barFor(found: Found, text: string, isWhole: boolean): number {
  if (found.entry.kind === 'style' && asks(text.trim(), 'oneStyle') && found.namedShare < termNamed)
    return 1;
  if (asks(text.trim(), 'oneTerm') && found.namedShare < termNamed && found.headShare < 0.99)
    return 1;
  if (found.covered >= speaksOfAll.covered && found.headShare >= speaksOfAll.head)
    return speaksOfAll.bar;
  const count = subjectWords(text).length;
  if (
    isWhole &&
    found.foreign === 0 &&
    count >= ours.words &&
    found.covered >= ours.covered &&
    found.headShare >= ours.head
  )
    return ours.bar;
  // One word matches only as a complete name.
  if (count <= 1) return found.namedShare > 0.95 ? briefBar : 1;
  if (count === 2) return briefBar;
  return found.namedWords >= 2 ? namedBar : bar;
}

/** A term answers "what is a …?"; other questions prefer fuller entries. */
export function preference(item: Found, question: string): number {
  // People answer questions about people, not "why do architects use models?".
  if (item.entry.kind === 'architect' && !item.named && !asks(question, 'person')) return -0.15;
  if (item.entry.kind !== 'term') return 0;
  // Only "what is it called?" may describe a term without naming it.
  if (!item.named && !asks(question, 'name') && subjectWords(question).length >= longQuestion)
    return -1;
  const whole = item.namedShare > 0.95;
  const isMeaning = asks(question, 'meaning');
  // A definition doesn't help with a task.
  if (asks(question, 'action') && !isMeaning) return -0.2;
  if (!whole) return -0.18;
  return isMeaning ? 0.02 : -0.02;
}
