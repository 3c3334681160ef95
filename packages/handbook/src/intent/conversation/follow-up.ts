/**
 * "And in Australia?", "what about for a child?", "how much does it cost?", "with 3 coats?": completes a
 * follow-up with the words of the previous question.
 */

import type { ChatTurn } from '../../compose/answer-words.ts';
import { regionIn, regions } from '../../compose/regions.ts';
import type { Entry } from '../../entries/entry.ts';
import { mostReadOfEarlier, readableText } from '../../search/readable-text.ts';
import { searchIndex } from '../../search/search-index.ts';
import { subjectWords } from '../../search/subject-words.ts';
import { plainNumbers } from '../../units/number-words.ts';
import { readQuantities } from '../../units/quantities.ts';
import { readWholeCalculation } from '../read-calculation.ts';
import type { Rule } from '../rule.ts';
import { smallTalkIn } from '../small-talk.ts';
import { changedSum, swapQuantity, swapTarget } from './changed-sum.ts';
import { questionAboutTopic, topicOf } from './conversation-topic.ts';
import { swapFamily } from './swapped-words.ts';

/** Ways in which a question depends on earlier ones. */
export const followUps = {
  leans: {
    pattern:
      /^(?:and|but|also|or|what about|how about|what if|what of|same (?:for|in|but|question)|now (?:for|in|with)|then|so|with|without|for|in|instead|if|which|between|near|along|next to|under|outside|inside|why|how much|how long|how many|is (?:it|that|this)|are (?:they|those|these)|does (?:it|that|this)|do (?:they|those)|can (?:it|that|they|i)|what else|tell me more|more|any other|who (?:was|is) (?:he|she|that)|when (?:was|did)|where (?:is|was)|what (?:did|other))\b/i,
    examples: ['And in Australia?', 'what about for a child?'],
    counterExamples: ['Ceiling height in London'],
  },
  pronouns: {
    pattern:
      /\b(?:it|its|they|them|their|theirs|that|this|those|these|he|she|his|her|him|one|ones|there|the same|both|either|the first|the second|latter|former)\b/i,
    examples: ['How high is it?', 'the same for a bathroom'],
    counterExamples: ['How wide is a door?'],
  },
  wantsMore: {
    pattern:
      /^(?:and |ok(?:ay)? |please )?(?:tell me more|more|go on|continue|more details?|explain(?: more)?|elaborate|why|how so|what else)[\s?.!]*$/i,
    examples: ['tell me more', 'why?'],
    counterExamples: ['Why is a stair riser 180 mm?'],
  },
  /** "How thick?", "what colour should it be?" */
  asksMeasure: {
    pattern:
      /^(?:and |but |so |ok(?:ay)?,? )?(?:how|what) \w+(?: (?:should|must|can|would|is|are|does|do) (?:it|they|that|this|one)(?: be)?)?[\s?.!]*$/i,
    examples: ['How thick?', 'what colour should it be?'],
    counterExamples: ['How thick is a party wall?'],
  },
  asksWhy: {
    pattern:
      /^(?:and |but )?(?:why(?: (?:is|are) (?:that|it|this|they))?(?: so)?|how so|how come|what for)[\s?.!]*$/i,
    examples: ['why is that?', 'how come'],
    counterExamples: ['Why is oak hard?'],
  },
  /** Answers contain both systems, so a request for inches repeats the answer. */
  onlyUnits: {
    pattern:
      /^(?:what (?:is|are) (?:that|it|they) )?in (?:inch(?:es)?|in|feet|foot|ft|yards?|mm|cm|millimet(?:re|er)s?|centimet(?:re|er)s?|met(?:re|er)s?|m|metric|imperial|square (?:feet|met(?:re|er)s)|sq ?ft|m2|kg|pounds|lbs?|celsius|fahrenheit)(?: please)?$/i,
    examples: ['in inches', 'what is that in sq ft'],
    counterExamples: ['in Australia'],
  },
  /** Further facts about the reader or the thing, which change the previous answer. */
  tells: {
    pattern:
      /^(?!.*\?)(?!.*\b(?:how|what|which|where|when|why|can|should)\b)(?:(?:and|but|well|ok|no|yes|yeah)[, ]+)*(?:(?:it|they|that|there)(?:['’](?:s|re)|s| is| are| was| were| has| have)\b|(?:tried|already|did)\b|(?:the|my|our)\b.{1,30}\b(?:is|are)\b.{0,12}\d|(?:i|we|he|she)\b.*\b(?:already|though|tried|only|rent|renting|tall|instead|years old)\b)/i,
    examples: [
      "I'm 1.90 tall though",
      'we already have a fan',
      "but it's a rented flat",
      'the sofa is 2.4 m',
    ],
    counterExamples: ['I want to paint a room, how much paint?', 'My tap drips', 'I have a crack'],
  },
  asksCost: {
    pattern:
      /^(?:and |but |so |ok(?:ay)?,? )?(?:(?:what|how much)(?: money)?(?: would| will| does| do| might| is| are|'s)? ?(?:it|that|this|they|those|the (?:whole thing|lot|job))?(?: all)?(?: be)?(?: cost| come to| set me back)?(?: me| us)?(?: about| roughly| all in| in total)?|(?:the |its |their )?(?:costs?|price)(?: of (?:it|that))?)[\s?.!]*$/i,
    examples: [
      'how much would that cost?',
      'and the price?',
      'what will it cost',
      'how much is it?',
    ],
    counterExamples: ['What does a deck cost?', 'how much insulation?'],
  },
  asksDifference: {
    pattern:
      /\b(?:differences?|differ|compare (?:them|both|the two)|both compare|better|versus each other)\b/i,
    examples: ['What is the difference?', 'compare both'],
    counterExamples: ['How high is it?'],
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** A name that makes up this share of a question is its subject. */
const subjectShare = 0.4;

/** How many turns a follow-up may look back; small talk doesn't count. */
const mostTurns = 12;

/** Cut to what is read of them, so that nothing costs more with longer ones. */
export function lastOfUser(history: readonly ChatTurn[]): readonly ChatTurn[] {
  return history
    .filter(({ role }) => role === 'user')
    .slice(-mostTurns)
    .map((turn) => ({ ...turn, text: readableText(turn.text, mostReadOfEarlier) }));
}

export function previousQuestions(history: readonly ChatTurn[]): readonly string[] {
  return lastOfUser(history)
    .map(({ text }) => text)
    .filter((text) => text !== '' && smallTalkIn(text) === undefined);
}

export function leansOnHistory(question: string): boolean {
  const own = subjectWords(question).length;
  if (
    followUps.wantsMore.pattern.test(question) ||
    followUps.asksWhy.pattern.test(question) ||
    followUps.asksMeasure.pattern.test(question)
  )
    return true;
  if (own > 7) return false;
  if (followUps.tells.pattern.test(question)) return true;
  if (own <= 1 && regionIn(question) !== undefined) return true;
  if (followUps.leans.pattern.test(question) && own <= 4) return true;
  return followUps.pronouns.pattern.test(question) && own <= 4;
}

/** The previous question with words replaced: region for region, room for room. */
export function complete(question: string, earlier: string): string {
  let base = earlier.replace(/[?!.\s]+$/, '');
  const addition = question
    .trim()
    .replace(/^(?:and|but|also|or|so|ok(?:ay)?|then|now)\b[,\s]*/i, '')
    .replace(/^(?:what|how) (?:about|of|if)\b\s*(?:it is |it's |i (?:have|use|want) )?/i, '')
    .replace(/[?!.\s]+$/, '');
  if (followUps.asksWhy.pattern.test(question)) return `why ${base}`;
  if (followUps.wantsMore.pattern.test(question)) return base;
  const cost = costOfSum(addition, base);
  if (cost !== undefined) return cost;
  const aboutSubject = withSubject(addition, base);
  if (aboutSubject !== undefined) return aboutSubject;
  const region = regionIn(addition);
  if (region) {
    for (const other of regions) {
      base = base.replace(
        new RegExp(`\\b(?:in|for|under) (?:the )?(?:${other.pattern.source})`, 'gi'),
        '',
      );
    }
  }
  const swapped =
    swapFamily(base, addition) ??
    swapTarget(base, addition) ??
    swapQuantity(base, addition) ??
    swapSubject(base, addition);
  if (swapped !== undefined) return swapped;
  if (followUps.onlyUnits.pattern.test(addition)) return base;
  const ofTopic = changedSum(addition, base) ?? questionAboutTopic(question, base);
  if (ofTopic !== undefined) return ofTopic;
  // New words come first: if both give a value, the reader takes the first.
  return `${addition}, ${base}`.replace(/\s+/g, ' ').trim();
}

/**
 * "How much does underfloor heating cost?" + "does it work under wood?" → "does underfloor heating work under
 * wood?": a complete question takes only the subject of the previous one.
 */
function withSubject(addition: string, base: string): string | undefined {
  const isWhole =
    /^(?:do|does|is|are|was|were|can|could|should|will|would|has|have|how (?!much\b|many\b)|what (?!about\b|if\b)|when|where|who)\b/i;
  if (!isWhole.test(addition) || subjectWords(addition).length === 0) return undefined;
  if (regionIn(addition) !== undefined || readQuantities(addition).length > 0) return undefined;
  const pronoun = /\b(?:it|they|them|those|these)\b/i;
  if (!pronoun.test(addition)) return undefined;
  const [found] = searchIndex().find(base, 1);
  if (!found?.named || found.namedShare < subjectShare || found.entry.life !== undefined)
    return undefined;
  return addition.replace(pronoun, topicOf(base) ?? found.entry.title);
}

/** "How much concrete for 3 x 2.4 m?" + "what would that cost?": the cost of the computed amount. */
function costOfSum(addition: string, base: string): string | undefined {
  if (!followUps.asksCost.pattern.test(addition)) return undefined;
  const text = `cost of ${base.replace(/\b(?:how (?:much|many)|do (?:i|we) need)\b/gi, '').trim()}`;
  return readWholeCalculation(plainNumbers(text))?.calculator.slug === 'work-cost'
    ? text
    : undefined;
}

/** "how much is quartz" + "and granite?" → "how much is granite", if both are of one kind. */
function swapSubject(base: string, addition: string): string | undefined {
  const { find } = searchIndex();
  const newer = find(addition, 1)[0];
  const older = find(base, 1)[0];
  if (!newer?.named || newer.namedShare < 0.9 || !older?.named) return undefined;
  if (newer.entry.slug === older.entry.slug || newer.entry.kind !== older.entry.kind)
    return undefined;
  // "With triple glazing" qualifies the previous subject.
  const isAside = /^(?:with|without|in|on|at|under|near) /i.test(addition);
  if (newer.entry.kind === 'guide' && (isAside || isMentionedIn(older.entry, addition)))
    return undefined;
  const subject = addition.replace(/^(?:for|of) /i, '');
  const at = base.toLowerCase().indexOf(older.named.toLowerCase());
  return at < 0 ? addition : `${base.slice(0, at)}${subject}${base.slice(at + older.named.length)}`;
}

/** The previous entry mentions it: "and for a wheelchair?" stays with the hallway. */
function isMentionedIn({ title, lead, details }: Entry, addition: string): boolean {
  const entryWords = new Set(subjectWords(`${title} ${lead} ${details}`));
  return subjectWords(addition).some((word) => entryWords.has(word));
}

/** "What is the difference?" after two subjects asks about those two. */
export function differenceOfLastTwo(
  question: string,
  earlier: readonly string[],
): string | undefined {
  if (
    !followUps.asksDifference.pattern.test(question) ||
    subjectWords(question).length > 1 ||
    earlier.length < 2
  )
    return undefined;
  const { find } = searchIndex();
  const [one, two] = earlier.slice(-2).map((text) => find(text, 1)[0]);
  if (!one?.named || !two?.named || one.entry.slug === two.entry.slug) return undefined;
  return `difference between ${one.named} and ${two.named}`;
}
