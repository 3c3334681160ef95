/**
 * One question, one answer. The order is: danger, courtesy, sums, buildings by name, comparisons,
 * the handbook, and an honest "not here". Nothing is said that an entry or a sum does not hold.
 */
import type { Entry, EntryKind } from '../entries/entry.ts';
import { findWarning } from '../safety/warnings.ts';
import { mendNames } from '../search/names-by-sound.ts';
import { mostReadOfQuestion, readableText } from '../search/readable-text.ts';
import { searchIndex } from '../search/search-index.ts';
import { mendInContext } from '../search/slips-in-context.ts';
import { subjectWords } from '../search/subject-words.ts';
import { plainNumbers } from '../units/number-words.ts';
import { aboutTheAnswer } from './about-the-answer.ts';
import type { Answer, AnswerOptions, ChatTurn } from './answer-words.ts';
import { askedBack, repliedTo } from './ask-back.ts';
import { asksAboutStranger, holdsWhatBelongs, holdsWhatIsCounted } from './asked-quantity.ts';
import { calculation, calculatorForm, readCalculation } from './calculation.ts';
import { caution } from './cautions.ts';
import { comparedIn, comparison } from './comparison.ts';
import { composeEntry } from './compose.ts';
import {
  changedSum,
  complete,
  differenceOfLastTwo,
  leansOnHistory,
  previousQuestions,
} from './follow-up.ts';
import { isOffTopic } from './off-topic.ts';
import { asNearest, offTopicAnswer, unknownAnswer } from './refusal.ts';
import { regionIn } from './regions.ts';
import { isDoubtful, isSurelyAnswered, nearestTo, type Retrieved, retrieve } from './retrieval.ts';
import { smallTalk, withoutGreeting } from './small-talk.ts';
import { askedOfTopic } from './topic-of-talk.ts';
import { answeredInParts, questionsIn } from './two-questions.ts';
import { warned } from './warned.ts';
import { whoDesigned } from './works.ts';

/** How many earlier questions a chain of follow-ups may reach back. */
const farthestBack = 4;

export function answer(
  question: string,
  history: readonly ChatTurn[] = [],
  options: AnswerOptions = {},
): Answer {
  const asked = readableText(question, mostReadOfQuestion);
  if (asked === '') return unknownAnswer('');
  const now = options.now ?? new Date();
  const refused = caution(asked);
  if (refused) return refused;
  const warning = findWarning(asked);
  const answerCalmly = () => answerWithoutWarning(asked, history, now);
  return warning ? warned(warning, answerCalmly) : answerCalmly();
}

function answerWithoutWarning(asked: string, history: readonly ChatTurn[], now: Date): Answer {
  const talk = smallTalk(asked, now);
  if (talk && !leansOnConversation(asked, history)) return talk;
  const text = mendNames(mendInContext(withoutGreeting(asked)));
  if (isOffTopic(text)) return offTopicAnswer();
  const earlier = previousQuestions(history);
  const reckoned = repliedTo(text, earlier);
  if (reckoned) return reckoned;
  const about = aboutTheAnswer(text, () => answeredLast(earlier, now));
  if (about) return about;
  const completed = differenceOfLastTwo(text, earlier) ?? completeFromHistory(text, earlier);
  if (completed !== undefined) {
    const found = answerAlone(completed, now);
    if (found && (found.kind !== 'unknown' || leansOnHistory(text))) return found;
  }
  return (
    answeredInParts(questionsIn(text), (part) => answerAlone(part, now)) ??
    answerAlone(text, now) ??
    answerFragment(text, earlier, now) ??
    nearestAnswer(text) ??
    unknownAnswer(text)
  );
}

function leansOnConversation(text: string, history: readonly ChatTurn[]): boolean {
  return history.length > 0 && /^(?:why|how so|more|tell me more)\b/i.test(text);
}

/** A word or two ("wheelchair?") that says nothing alone may still belong to the question before. */
function answerFragment(text: string, earlier: readonly string[], now: Date): Answer | undefined {
  const previous = earlier.at(-1);
  const words = subjectWords(text);
  if (previous === undefined || words.length === 0 || words.length > 2) return undefined;
  if (!words.every((word) => searchIndex().uses(word))) return undefined;
  return answerAlone(complete(text, withoutGreeting(previous)), now);
}

/** Completes a leaning question from the one before, which may itself have leaned. */
function completeFromHistory(question: string, earlier: readonly string[]): string | undefined {
  const previous = earlier.at(-1);
  if (previous === undefined) return undefined;
  const leans = leansOnHistory(question);
  const again = leans ? comparedAgain(question, previous) : undefined;
  if (again !== undefined) return again;
  const resolved = lastQuestion(earlier);
  if (leans) return complete(question, resolved);
  return changedSum(question, resolved) ?? askedOfTopic(question, resolved);
}

/** The question before, with what it leaned on itself. */
function lastQuestion(earlier: readonly string[]): string {
  const previous = earlier.at(-1) ?? '';
  return (
    completeFromHistory(previous, earlier.slice(-farthestBack, -1)) ?? withoutGreeting(previous)
  );
}

function answeredLast(earlier: readonly string[], now: Date): Answer | undefined {
  return earlier.length === 0 ? undefined : answerAlone(lastQuestion(earlier), now);
}

/** "Vinyl or porcelain?" + "which is cheaper?" → "which is cheaper, Vinyl or Porcelain?" */
function comparedAgain(question: string, previous: string): string | undefined {
  if (
    !/\b(?:which|what|whichever)\b.*\b(?:\w+er|more \w+|less \w+|best|better|longe(?:r|st))\b/i.test(
      question,
    )
  )
    return undefined;
  const sides = comparedIn(mendWords(previous));
  if (!sides) return undefined;
  return `${question.replace(/[?.!\s]+$/, '')}, ${sides.map(({ title }) => title).join(' or ')}?`;
}

function answerAlone(text: string, now: Date): Answer | undefined {
  const mended = mendWords(plainNumbers(text));
  const sum = calculation(mended);
  if (sum?.kind === 'calculation') return sum;
  return (
    calculatorForm(mended) ??
    askedBack(mended, fromHandbook(mended, now, text)) ??
    whoDesigned(mended) ??
    explained(mended, now) ??
    choiceIn(mended, now, text) ??
    comparison(mended) ??
    fromHandbook(mended, now, text) ??
    sum ??
    offeredForm(mended)
  );
}

/** "Bath or shower?" has an entry of its own: that says more than two entries side by side. */
function choiceIn(text: string, now: Date, written: string): Answer | undefined {
  const found = retrieve(text);
  if (!found) return undefined;
  const { title } = found.entry;
  const asked = new Set(subjectWords(text));
  // "Modernism and brutalism", "Plans, sections and elevations": all of them are asked about.
  const words = subjectWords(title);
  const shared = words.filter((word) => asked.has(word)).length;
  const isOfAll = / and /.test(title) && shared > 1 && shared >= words.length - 1;
  const isChoice = isOfAll || (found.named !== undefined && /\b(?:or|vs)\b/i.test(title));
  return isChoice ? fromHandbook(text, now, written) : undefined;
}

/** "My builder keeps saying 'first fix', what is that?" asks what the quoted words mean. */
function explained(text: string, now: Date): Answer | undefined {
  const word = wordInQuestion(text);
  if (word !== undefined) return fromHandbook(`what is ${word}`, now);
  if (!/\b(?:what|who|where)\b|\bmean/i.test(text)) return undefined;
  const quoted = /(?<![a-z0-9])['"‘“]([a-z][^'"’”]{1,40}?)['"’”](?![a-z0-9])/i.exec(text)?.[1];
  const term =
    quoted ??
    /[,;:–—-]\s*([a-z][a-z -]{1,30}?),?\s+what (?:on earth |the heck |exactly )?(?:is|are|does) (?:that|it|this|those|they)(?: mean)?\s*[?.!]*$/i.exec(
      text,
    )?.[1];
  if (term === undefined) return undefined;
  return fromHandbook(/\bwho\b/i.test(text) ? term : `what is ${term}`, now);
}

/** "Our tutor keeps using the word tectonics and I have no idea" asks what the word means. */
function wordInQuestion(text: string): string | undefined {
  const term =
    /\b(?:the )?(?:word|term|expression|phrase) (?:is |was )?["'‘“]?([a-z][a-z-]+(?: [a-z][a-z-]+)?)/i.exec(
      text,
    )?.[1] ??
    /\b(?:keeps?|kept) (?:saying|mentioning|talking about|going on about|using|calling it|referring to) (?:an? |the )?["'‘“]?([a-z][a-z-]+(?: [a-z][a-z-]+)?)/i.exec(
      text,
    )?.[1];
  const acronym = /\b(?:an?|the|called|prepare|about) ([A-Z]{2,5})\b/.exec(text)?.[1];
  if (acronym !== undefined && /\bwhat(?:['’]s| is) (?:that|it|this)\b/i.test(text)) return acronym;
  if (term === undefined || !/\b(?:what|mean\w*|explain|idea|clue|understand)\b/i.test(text))
    return undefined;
  const first = term.split(' ')[0]!;
  // The longer reading where the handbook knows both words as one name.
  return [term, first].find((name) => searchIndex().find(name, 1)[0]?.isVerbatim);
}

/** Below these shares of the question an entry is only the nearest thing, and is offered as that. */
const coveredEnough: Readonly<Partial<Record<EntryKind, number>>> = {
  architect: 0.8,
  building: 0.7,
  term: 0.6,
};
const coveredUsually = 0.5;
/** The same where every word of the question belongs to homes and buildings. */
const coveredOfOurs: Readonly<Partial<Record<EntryKind, number>>> = { architect: 0.6, term: 0.5 };
const coveredUsuallyOfOurs = 0.36;
/** Somebody called by name: "Palladio's influence on English country houses". */
const coveredOfNamed = 0.5;

/** Whoever names a person or a building may ask for what no entry holds: its secret bunker. */
const mayAskMore = ({ entry, isOurs }: Retrieved): boolean =>
  entry.kind === 'architect' || (entry.kind === 'building' && !isOurs);

/** `written`: the question before its slips were mended, for names that nobody here knows. */
function fromHandbook(text: string, now: Date, written = text): Answer | undefined {
  const found = retrieve(text);
  if (!found) return undefined;
  const composed = composeEntry(found.entry, { text, region: regionIn(text) }, found.besides);
  const enough = !found.isOurs
    ? (coveredEnough[found.entry.kind] ?? coveredUsually)
    : found.entry.kind === 'architect' && found.named !== undefined
      ? coveredOfNamed
      : (coveredOfOurs[found.entry.kind] ?? coveredUsuallyOfOurs);
  // A building by name was looked for before; what is left of "who designed …" is not answered.
  const isUnknownWork =
    found.entry.kind === 'architect' &&
    /\b(?:who|which architect)\b.*\b(?:designed|designs|built|drew|made|created?)\b/i.test(text) &&
    !isNamed(found.entry, text);
  const isLikely =
    isSurelyAnswered(found.confidence, text, found.entry.kind) && !mayAskMore(found)
      ? true
      : found.covered >= enough && !isDoubtful(found, text);
  const answers =
    isLikely &&
    !isUnknownWork &&
    !asksAboutStranger(written) &&
    holdsWhatIsCounted(text, composed.markdown, now) &&
    holdsWhatBelongs(text, composed.markdown);
  return answers ? composed : asNearest(found.entry, composed);
}

/** "Is Norman Foster the one who made the Gherkin?" names him and something his entry speaks of. */
function isNamed({ title, lead, works }: Entry, text: string): boolean {
  const asked = subjectWords(text);
  const own = subjectWords(title);
  const told = new Set(subjectWords(`${lead} ${works.map((work) => work.name).join(' ')}`));
  return (
    own.every((word) => asked.includes(word)) &&
    asked.some((word) => !own.includes(word) && told.has(word))
  );
}

/** What comes nearest, shown as that: often it holds what was meant. */
function nearestAnswer(text: string): Answer | undefined {
  const entry = nearestTo(mendWords(text));
  if (!entry) return undefined;
  return asNearest(entry, composeEntry(entry, { text, region: regionIn(text) }));
}

/** A sum whose inputs are not all told: the form is offered, with what was understood. */
function offeredForm(text: string): Answer | undefined {
  const match = readCalculation(text);
  if (!match || match.reading.missing.length === 0) return undefined;
  const { calculator, reading } = match;
  return {
    kind: 'form',
    markdown: `I can calculate that. Tell me ${reading.missing.join(' and ')}, or fill in the form **${calculator.name}**: ${calculator.summary}`,
    sources: [],
    followUps: [],
    calculation: { calculator: calculator.slug, values: reading.values, result: undefined },
  };
}

/** Typing errors mended word by word, so that patterns and readers see right spellings too. */
function mendWords(text: string): string {
  const mended = searchIndex().speller.mended(text);
  return text.replace(/(?<![\p{L}'’])[A-Za-z]{2,}(?!\p{L}|['’][a-z])/gu, (word) => {
    const right = mended.get(word.toLowerCase());
    return right ?? word;
  });
}
