/** Two questions in one text of which the second depends on the first, each with its answer. */
import type { Answer } from '../compose/answer-words.ts';
import { answeredInParts } from '../compose/answers-in-parts.ts';
import { getEntry } from '../entries/handbook.ts';
import { leaningParts, pointingParts, secondQuestion } from '../intent/two-questions.ts';
import { searchIndex } from '../search/search-index.ts';
import { subjectWords } from '../search/subject-words.ts';
import { speaksOf } from '../verdicts/speaks-of.ts';

type AnswerOne = (question: string) => Answer | undefined;

/** "… what colour? And how much paint for that?" */
export function answeredLeaning(text: string, answerOne: AnswerOne): Answer | undefined {
  const leaning = leaningParts(text);
  if (!leaning) return undefined;
  const [first, second] = leaning.whole.map((part) => answerOne(part));
  if (!second) return first;
  return answeredInParts(leaning.parts, (part) => (part === leaning.parts[0] ? first : second));
}

/** "Can I remove this wall? And which floor would you lay across both?" */
export function answeredPointing(text: string, answerOne: AnswerOne): Answer | undefined {
  const pointing = pointingParts(text);
  if (!pointing) return undefined;
  const answers = pointing.whole.map((part) => answerOne(part));
  const areOfTheirSubjects = answers.every((one, index) =>
    isOfSubject(pointing.whole[index] ?? '', one),
  );
  if (!areOfTheirSubjects) return undefined;
  return answeredInParts(pointing.parts, (part) => answers[pointing.parts.indexOf(part)]);
}

/** An entry that only touches on a half of the question would be put beside the other without need. */
const isOfSubject = (question: string, one: Answer | undefined): boolean =>
  one?.kind === 'calculation' ||
  ((one?.kind === 'entry' || one?.kind === 'person') &&
    speaksOf(question, getEntry(one.sources[0]?.slug ?? ''), one.markdown));

/** Fewer words of its own may be told in others. */
const leastOwnWords = 2;

/** "Who built the Villa Savoye and is it open to visitors?": says which half the answer leaves open. */
export function withOpenHalf(text: string, one: Answer | undefined): Answer | undefined {
  const second = one?.kind === 'entry' || one?.kind === 'person' ? secondQuestion(text) : undefined;
  if (!one || second === undefined) return one;
  const own = subjectWords(second).filter(searchIndex().isTelling);
  const told = new Set(subjectWords(one.markdown));
  if (own.length < leastOwnWords || own.some((word) => told.has(word))) return one;
  const note = `_“${second}” is not answered by this; ask it on its own._`;
  return { ...one, markdown: `${one.markdown}\n\n${note}` };
}
