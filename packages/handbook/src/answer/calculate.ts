/** Runs a calculator's form. Invalid values are the reader's error, returned as a sentence. */
import type { Values } from '../calculators/calculator.ts';
import { calculatorBySlug } from '../calculators/calculators.ts';
import type { Answer } from '../compose/answer-words.ts';
import { composeCalculation, composeProblem } from '../compose/calculation.ts';
import { runCalculation } from '../intent/read-calculation.ts';

export function calculate(slug: string, values: Values): Answer | undefined {
  const calculator = calculatorBySlug(slug);
  if (!calculator) return undefined;
  const sum = { calculator, reading: { values, missing: [] } };
  const { result, problem } = runCalculation(sum);
  return result ? composeCalculation(sum, result) : composeProblem(sum, problem);
}
