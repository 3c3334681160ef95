/**
 * Quality of answers. Each line has a question and the facts that a right answer must contain: `voice | part
 * | question > follow-up | fact; fact/alternative; ~pattern`. The part "kept aside" is a held-out test set;
 * "fresh" questions were asked blind, then added to the training set.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answer } from '../answer/answer.ts';
import type { Answer, ChatTurn } from '../compose/answer-words.ts';

export { judgeDanger, labelledQuestions } from './danger.ts';

export interface Judged {
  readonly voice: string;
  readonly part: string;
  readonly question: string;
  readonly missing: readonly string[];
  readonly answer: Answer;
}

export interface OutsideJudged {
  readonly question: string;
  readonly invented: boolean;
  readonly answer: Answer;
}

const folder = fileURLToPath(new URL('../../evaluation/', import.meta.url));

function linesOf(file: string): readonly string[] {
  return readFileSync(folder + file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

export interface EvaluationQuestion {
  readonly voice: string;
  readonly part: string;
  readonly question: string;
  readonly facts: string;
}

const questionsIn = (file: string): readonly EvaluationQuestion[] =>
  linesOf(file).map((line) => {
    const [voice = '', part = '', question = '', facts = ''] = line.split(' | ');
    return { voice, part, question, facts };
  });

export const questionsInside = (): readonly EvaluationQuestion[] => questionsIn('questions.txt');

export const questionsOutside = (): readonly string[] => linesOf('outside.txt');

/** @param part a part of the questions; all of them without it */
export const judgeInside = (part?: string): readonly Judged[] =>
  questionsInside()
    .filter((one) => part === undefined || one.part === part)
    .map(judged);

/** Everyday questions, some in other languages, written before the engine was known to the writer. */
export const judgeEveryday = (): readonly Judged[] => questionsIn('everyday.txt').map(judged);

function judged({ voice, part, question, facts }: EvaluationQuestion): Judged {
  const reply = converse(question.split(' > '));
  return { voice, part, question, missing: missingFacts(reply.markdown, facts), answer: reply };
}

export function judgeOutside(): readonly OutsideJudged[] {
  return questionsOutside().map((question) => {
    const reply = answer(question);
    const invented = !reply.markdown.includes("I don't have that in the handbook");
    return { question, invented, answer: reply };
  });
}

/** The answer to the last turn. */
function converse(turns: readonly string[]): Answer {
  const history: ChatTurn[] = [];
  for (const turn of turns.slice(0, -1)) {
    const { markdown } = answer(turn, history);
    history.push({ role: 'user', text: turn }, { role: 'assistant', text: markdown });
  }
  return answer(turns.at(-1) ?? '', history);
}

export function missingFacts(text: string, facts: string): readonly string[] {
  const plain = text.toLowerCase();
  return facts
    .split(';')
    .map((fact) => fact.trim())
    .filter((fact) =>
      fact.startsWith('~')
        ? !new RegExp(fact.slice(1), 'i').test(withPlainNumbers(text))
        : !alternatives(fact).some((word) => plain.includes(word.toLowerCase())),
    );
}

/** "1,000–1,200" → "1000-1200", so that patterns needn't handle number formats. */
const withPlainNumbers = (text: string): string =>
  text
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[–—]/g, '-');

/** A slash separates alternatives, but not in "W/m²K" or "kg/CO₂", so the whole is an alternative too. */
const alternatives = (fact: string): readonly string[] => [
  fact,
  ...fact.split('/').map((w) => w.trim()),
];
