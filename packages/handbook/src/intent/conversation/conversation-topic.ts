/**
 * "What is brutalism?" + "who are the main architects?": a question that names only an aspect (examples,
 * cost, how long) asks about the conversation's topic.
 */

import { regionIn } from '../../compose/regions.ts';
import { frameWords } from '../../search/frame-words.ts';
import { searchIndex } from '../../search/search-index.ts';
import { stopWords } from '../../search/stop-words.ts';
import { subjectWord, subjectWords } from '../../search/subject-words.ts';
import { foldText } from '../../search/words.ts';

/** Aspects common to most subjects, which aren't a subject themselves. */
const sideWords: ReadonlySet<string> = new Set(
  subjectWords(
    `advantage advantages disadvantage disadvantages pros cons benefit benefits drawback drawbacks downside
    downsides problem problems risk risks alternatives alternative types kinds parts examples example
    architect architects designer buildings building famous history origin origins period meaning purpose
    cost costs price prices priced expensive cheap cheaper dear budget money m2 sqm sqft metre foot
    permit permits permission planning consent regulations code codes legal law insurance
    thick thickness high height wide width deep depth long length big size sizes large small heavy weight
    strong strength loud noise noisy quiet dangerous danger safe safety healthy health toxic fireproof fire
    waterproof water heat durable durability last lasts lasting lifespan life time take duration old age
    maintain maintenance care clean cleaning repair install installation diy myself professional
    finished built build begun born died die made materials material colours colour colors color furniture
    worth popular today modern back return today now suitable used use uses where when who why which
    pictures picture photo advice idea ideas space room`,
  ),
);

const isSide = (word: string) => sideWords.has(word) || /^\d+$/.test(word);
/** Longest aspect and topic, in words. */
const longestSide = 4;
const longestTopic = 4;
const pronoun = /\b(?:it|they|them|those|these|this|that|one|he|she)\b/i;
const owner = /\b(?:its|their|theirs|his|her|hers)\b/i;
const person = /\b(?:he|she|his|her|hers|him)\b/i;
/** "And windows?", "what is good for a roof?", "do I need underlay?" */
const begins =
  /^(?:and|but|also|or|so|what about|how about|then|(?:what|which)(?:'s| is| are)? (?:a |the )?(?:good|best|right|normal|typical|usual|better)\b|(?:do|should|must|can) (?:i|we|you) (?:need|use|have)\b)/i;
const explains = /^(?:what|who) (?:is|are|was|were) (?:an? |the )?/i;

/** Letters that form a name with the next word: U-value, L-shaped. */
const letterNames = /\b([a-z]) (values?|shaped?|beams?)\b/g;

/** The words of a question that name its subject, as written. */
export function topicOf(question: string): string | undefined {
  const words = foldText(question)
    .replace(letterNames, '$1-$2')
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => word !== '' && !stopWords.has(word) && !frameWords.has(word))
    .filter((word) => !isSide(subjectWord(word)));
  if (words.length > 0 && words.length <= longestTopic) return words.join(' ');
  const named = searchIndex().find(question, 1)[0]?.named;
  return named !== undefined && named.split(' ').length <= longestTopic ? named : undefined;
}

/** The question with the topic inserted, if it asks for an aspect of it. */
export function questionAboutTopic(question: string, earlier: string): string | undefined {
  const own = subjectWords(question);
  if (own.length > longestSide || regionIn(question) !== undefined) return undefined;
  const topic = topicOf(earlier);
  if (topic === undefined || (person.test(question) && !isPerson(topic))) return undefined;
  const { isTelling } = searchIndex();
  const rest = own.filter((word) => !isSide(word) && isTelling(word));
  if (rest.length > 0 && !isTold(question, rest, topic)) return undefined;
  const completed = question
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(/^(?:and|but|also|or|so|then)\b[,\s]*/i, '');
  if (owner.test(completed)) return completed.replace(owner, `the ${topic}`);
  return pronoun.test(completed) ? completed.replace(pronoun, topic) : `${completed} of ${topic}`;
}

/** "When was he born?" after a building refers to its designer. */
const isPerson = (topic: string) => searchIndex().find(topic, 1)[0]?.entry.life !== undefined;

/** "How thick is the insulation?" of a passive house: its entry mentions insulation. */
function isTold(question: string, rest: readonly string[], topic: string): boolean {
  const points =
    begins.test(question.trim()) || /\bthe\b/i.test(question) || pronoun.test(question);
  if (!points) return false;
  if (explains.test(question.trim()) && searchIndex().find(question, 1)[0]?.isVerbatim)
    return false;
  const [found] = searchIndex().find(topic, 1);
  if (!found) return false;
  const { title, lead, details } = found.entry;
  const entryWords = new Set(subjectWords(`${title} ${lead} ${details}`));
  return rest.every((word) => entryWords.has(word));
}
