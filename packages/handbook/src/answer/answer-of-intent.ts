import { composeTwoColours } from '../colours/two-colours.ts';
import type { Answer } from '../compose/answer-words.ts';
import {
  composeCalculation,
  composeCalculatorList,
  composeForm,
  composeIncomplete,
  composeProblem,
} from '../compose/calculation.ts';
import { composeComparison } from '../compose/comparison.ts';
import { composeMissingMeasures } from '../compose/missing-measures.ts';
import { asNearest } from '../compose/refusal.ts';
import { composeWork } from '../compose/work.ts';
import type { EntryFound } from '../intent/entry-found.ts';
import type { Intent } from '../intent/intent.ts';
import type { CalculationMatch, CalculationOutcome } from '../intent/read-calculation.ts';

export function answerOfIntent(intent: Intent): Answer {
  switch (intent.kind) {
    case 'sum':
      return answerOfSum(intent.match, intent.worked, intent.text);
    case 'incomplete-sum':
      return composeIncomplete(intent.match);
    case 'calculator':
      return intent.calculator
        ? composeForm(intent.text, intent.calculator)
        : composeCalculatorList();
    case 'missing-measures':
      return composeMissingMeasures(
        intent.missing,
        intent.meanwhile && answerOfEntry(intent.meanwhile),
      );
    case 'work':
      return composeWork(intent.named);
    case 'colours':
      return composeTwoColours(intent.asked, intent.text);
    case 'comparison':
      return composeComparison(intent.entries, intent.text);
    case 'entry':
      return answerOfEntry(intent.found);
  }
}

export const answerOfSum = (
  match: CalculationMatch,
  { result, problem }: CalculationOutcome,
  text: string,
): Answer => (result ? composeCalculation(match, result, text) : composeProblem(match, problem));

const answerOfEntry = ({ entry, composed, isAnswered }: EntryFound): Answer =>
  isAnswered ? composed : asNearest(entry, composed);
