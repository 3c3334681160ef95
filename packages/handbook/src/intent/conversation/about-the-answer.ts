/** Questions about the previous answer: shorter, sources, whether it is right. */

import type { Answer } from '../../compose/answer-words.ts';
import type { Entry } from '../../entries/entry.ts';
import { getEntry } from '../../entries/handbook.ts';
import type { Rule } from '../rule.ts';

interface Request extends Rule {
  readonly ofEntry: (entry: Entry) => string;
  readonly ofSum: string;
}

const stepsSaid = 'That was reckoned: the steps and what was assumed stand in the answer.';
const from = ({ title, updated }: Entry) =>
  `It stands in the entry **${title}** of the handbook, checked in ${updated}`;

export const requestsAboutAnswers: readonly Request[] = [
  {
    examples: ['Can you explain that in plain English?', 'tl;dr'],
    counterExamples: ['Explain cross laminated timber'],
    pattern:
      /^(?:can you |could you |please )*(?:explain|say|put|tell me)\b.{0,20}\b(?:simpl\w+|shorter|in short|plain\w*(?: english)?|briefly|like i'?m \w+)[\s?.!]*$|^(?:in (?:short|simple terms|plain english|a nutshell)|shorter|simpler|too long|summari[sz]e(?: (?:it|that|this))?|tl;?dr|briefly)[\s,a-z]{0,10}[?.!]*$/i,
    ofEntry: ({ lead }) => `In short: ${lead}`,
    ofSum: stepsSaid,
  },
  {
    examples: ['What are your sources?', 'and where did you get that from?'],
    counterExamples: ['Where do I get reclaimed bricks?'],
    pattern:
      /^(?:and )?(?:what(?:'s| is| are) (?:your|the) sources?|where (?:is|did|does|do) (?:that|this|it|you)\b.{0,25}\b(?:from|get|find|know)\b.{0,15}|sources?|how do you know(?: (?:that|this))?|says who|according to (?:who|what))[\s?.!]*$/i,
    ofEntry: (entry) =>
      `${from(entry)}. It was written for this assistant from general knowledge of the subject and quotes no publication; open it below to read it whole.`,
    ofSum: stepsSaid,
  },
  {
    examples: ['Are you really sure about that?', "no, that can't be right"],
    counterExamples: ['Is it right to paint over damp?'],
    pattern:
      /^(?:(?:hmm+|no|but|really)[,. ]+)?(?:are you (?:really |quite )?sure|is (?:that|this|it) (?:right|correct|true)|(?:that|this|it)(?:'s| is| sounds| seems| can(?:'t| ?not) be)(?: not)? (?:right|correct|wrong|incorrect|true|false)|really|i (?:doubt|don'?t (?:think|believe)) (?:it|that|so|that'?s right))(?: about (?:that|this|it))?[\s?.!]*$/i,
    ofEntry: (entry) =>
      `${from(entry)}; it may still be wrong for your case, since figures differ by country, year and maker. Say where you are, or what you have read, and check what is built on it with someone on site. In short it says: ${entry.lead}`,
    ofSum: `${stepsSaid} Change a value, and it is reckoned anew.`,
  },
];

/** `last`: the previous answer, if any. */
export function aboutTheAnswer(
  question: string,
  last: () => Answer | undefined,
): Answer | undefined {
  const request = requestsAboutAnswers.find(({ pattern }) => pattern.test(question.trim()));
  if (!request) return undefined;
  const answered = last();
  if (!answered) return undefined;
  if (answered.calculation) return { ...answered, markdown: request.ofSum };
  const entry = answered.sources[0] && getEntry(answered.sources[0].slug);
  return entry && { ...answered, markdown: request.ofEntry(entry) };
}
