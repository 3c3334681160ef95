/**
 * Answers one question. Tried in order: danger, small talk, replies and follow-ups, the question's own
 * intent, and an honest "not here". Every statement comes from an entry or a calculation.
 */
import type { Answer, AnswerOptions, ChatTurn } from '../compose/answer-words.ts';
import { answeredInParts } from '../compose/answers-in-parts.ts';
import { composeEntry } from '../compose/compose.ts';
import { asNearest, offTopicAnswer, unknownAnswer } from '../compose/refusal.ts';
import { regionIn } from '../compose/regions.ts';
import { caution } from '../intent/cautions.ts';
import { aboutTheAnswer } from '../intent/conversation/about-the-answer.ts';
import {
  complete,
  lastOfUser,
  leansOnHistory,
  previousQuestions,
} from '../intent/conversation/follow-up.ts';
import { completedByHistory, lastQuestion } from '../intent/conversation/history.ts';
import { enoughFor } from '../intent/conversation/swapped-words.ts';
import { repliedTo } from '../intent/missing-measures.ts';
import { nearestTo } from '../intent/nearest-entry.ts';
import { isOffTopic } from '../intent/off-topic.ts';
import { correctWords, readQuestion } from '../intent/question.ts';
import { runCalculation } from '../intent/read-calculation.ts';
import { readIntent } from '../intent/read-intent.ts';
import { composeSmallTalk, smallTalkIn, withoutGreeting } from '../intent/small-talk.ts';
import { questionsIn } from '../intent/two-questions.ts';
import { inEnglish } from '../languages/in-english.ts';
import { findDanger, isUnnamed, type WarningFound } from '../safety/warnings.ts';
import { mostReadOfQuestion, readableText } from '../search/readable-text.ts';
import { searchIndex } from '../search/search-index.ts';
import { correctNames } from '../search/spelling/phonetic-names.ts';
import { correctInContext } from '../search/spelling/typos-in-context.ts';
import { subjectWords } from '../search/subject-words.ts';
import { answerOfIntent, answerOfSum } from './answer-of-intent.ts';
import { inSameEntry } from './in-same-entry.ts';
import { withTranslationNote } from './translation-note.ts';
import { answeredLeaning, answeredPointing, withOpenHalf } from './two-questions-in-one.ts';
import { withSafetyNote } from './with-safety-note.ts';
import { answerWithinLimits, withHedge, withOpening, withVerdict } from './with-verdict.ts';
import { withWarning } from './with-warning.ts';

export function answer(
  question: string,
  history: readonly ChatTurn[] = [],
  options: AnswerOptions = {},
): Answer {
  const readable = readableText(question, mostReadOfQuestion);
  const foreign = inEnglish(readable);
  if (!foreign) return answerEnglish(readable, history, options);
  const talk = lastOfUser(history).map((turn) => ({
    ...turn,
    text: inEnglish(turn.text)?.text ?? turn.text,
  }));
  return withTranslationNote(foreign, answerEnglish(foreign.text, talk, options));
}

function answerEnglish(
  trimmedQuestion: string,
  history: readonly ChatTurn[],
  options: AnswerOptions,
): Answer {
  if (trimmedQuestion === '') return unknownAnswer('');
  const now = options.now ?? new Date();
  const refused = caution(trimmedQuestion);
  if (refused) return refused;
  const answerCalmly = () => answerWithoutWarning(trimmedQuestion, history, now);
  const warning = warningFor(trimmedQuestion, history, answerCalmly);
  // The subject's own warning is more exact than the general note.
  if (warning && !isUnnamed(warning)) return withWarning(warning, trimmedQuestion, answerCalmly);
  const calm = answerCalmly();
  const withNote = withSafetyNote(trimmedQuestion, withHedge(trimmedQuestion, calm));
  return (
    withNote ??
    (warning ? withWarning(warning, trimmedQuestion, () => calm) : withHedge(trimmedQuestion, calm))
  );
}

/** A sum of sizes that no rule finds dangerous needs no warning that the classifier only guesses. */
function warningFor(
  trimmedQuestion: string,
  history: readonly ChatTurn[],
  answerCalmly: () => Answer,
): WarningFound | undefined {
  const found = warningOf(trimmedQuestion, history);
  return found?.isLearned && answerCalmly().kind === 'calculation' ? undefined : found;
}

/**
 * A follow-up ("And for the ceiling as well?") has too few words for the learned classifier, so the completed
 * question is classified as well.
 */
function warningOf(
  trimmedQuestion: string,
  history: readonly ChatTurn[],
): WarningFound | undefined {
  const found = findDanger(trimmedQuestion) ?? findDanger(correctWords(trimmedQuestion));
  if (history.length === 0 || !leansOnHistory(trimmedQuestion)) return found;
  const byRule =
    findDanger(trimmedQuestion, 'by rule') ?? findDanger(correctWords(trimmedQuestion), 'by rule');
  if (byRule) return byRule;
  const completed = completedByHistory(trimmedQuestion, previousQuestions(history));
  return completed === undefined ? found : findDanger(completed, found ? 'by all' : 'by rule');
}

function answerWithoutWarning(
  trimmedQuestion: string,
  history: readonly ChatTurn[],
  now: Date,
): Answer {
  const talk = smallTalkIn(trimmedQuestion);
  if (talk && !leansOnConversation(trimmedQuestion, history)) return composeSmallTalk(talk, now);
  const text = correctNames(correctInContext(withoutGreeting(trimmedQuestion)));
  if (isOffTopic(text)) return offTopicAnswer();
  const earlier = previousQuestions(history);
  return (
    answerInTalk(text, earlier, now) ??
    answeredInParts(questionsIn(text), (part) => answerAlone(part, now)) ??
    answeredLeaning(text, (part) => answerAlone(part, now)) ??
    answeredPointing(text, (part) => answerAlone(part, now)) ??
    withOpenHalf(text, answerAlone(text, now)) ??
    answerFragment(text, earlier, now) ??
    nearestAnswer(text) ??
    unknownAnswer(text)
  );
}

function leansOnConversation(text: string, history: readonly ChatTurn[]): boolean {
  return history.length > 0 && /^(?:why|how so|more|tell me more)\b/i.test(text);
}

/** Answers questions that need the earlier ones: a reply, a remark on the answer, a follow-up. */
function answerInTalk(text: string, earlier: readonly string[], now: Date): Answer | undefined {
  if (earlier.length === 0) return undefined;
  const reply = repliedTo(text, earlier);
  if (reply) return answerOfSum(reply.match, runCalculation(reply.match), reply.text);
  const about = aboutTheAnswer(text, () => answerAlone(lastQuestion(earlier), now));
  if (about) return about;
  const completed = completedByHistory(text, earlier);
  const same =
    completed && inSameEntry(text, () => answerAlone(lastQuestion(earlier), now), completed);
  if (same) return same;
  const found = completed === undefined ? undefined : answerAlone(completed, now);
  const enough = found && enoughFor(text, lastQuestion(earlier));
  if (enough !== undefined) return withOpening(enough, found!, '\n\n');
  return found && (found.kind !== 'unknown' || leansOnHistory(text)) ? found : undefined;
}

function answerAlone(text: string, now: Date): Answer | undefined {
  const limited = answerWithinLimits(text);
  if (limited) return limited;
  const intent = readIntent(readQuestion(text, now));
  return intent && withVerdict(text, answerOfIntent(intent));
}

/** A word or two ("wheelchair?") without a meaning of its own may refer to the previous question. */
function answerFragment(text: string, earlier: readonly string[], now: Date): Answer | undefined {
  const previous = earlier.at(-1);
  const words = subjectWords(text);
  if (previous === undefined || words.length === 0 || words.length > 2) return undefined;
  if (!words.every((word) => searchIndex().uses(word))) return undefined;
  return answerAlone(complete(text, withoutGreeting(previous)), now);
}

/** Offers the nearest entry, labelled as such. */
function nearestAnswer(text: string): Answer | undefined {
  const entry = nearestTo(correctWords(text));
  if (!entry) return undefined;
  return asNearest(entry, composeEntry(entry, { text, region: regionIn(text) }));
}
