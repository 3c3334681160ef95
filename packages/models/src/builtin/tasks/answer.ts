/** The handbook answers in this thread, the only one that loads it and its index. */
import { type Answer, answer, calculate, prepareSearch } from '@maquette/handbook';
import { releaseMemory, residentBytes } from './memory/release-memory.ts';
import { whenGrown } from './memory/when-grown.ts';
import type { AnswerInput } from './task-table.ts';

let answered: (() => void) | undefined;

export function answerFromHandbook({ question, history, calculation }: AnswerInput): Answer {
  const calculated = calculation && calculate(calculation.calculator, calculation.values);
  const given = calculated || answer(question, history);
  answered?.();
  return given;
}

/** Prepares index and code before the first question. */
const firstQuestions = ['How wide is a hallway?', 'Stairs for 2.8 m', 'Compare oak and laminate'];

export async function prepareAnswers(): Promise<void> {
  await prepareSearch();
  for (const question of firstQuestions) answer(question);
  // Building the index leaves a quarter of the heap as garbage.
  releaseMemory();
  answered = whenGrown({ residentBytes, release: releaseMemory });
}
