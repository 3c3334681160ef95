/** Questions that are calculations: the first calculator that can parse one computes it. */
import type { CalculationResult, Calculator, Reading } from '../calculators/calculator.ts';
import { calculators } from '../calculators/calculators.ts';
import { createQuestionReader } from '../calculators/question-reader.ts';
import { asks } from './wordings.ts';

export interface CalculationMatch {
  readonly calculator: Calculator;
  readonly reading: Reading;
}

/** "My husband is six foot four": a person's height isn't a room's measure. */
const bodyHeight =
  /\b(?:i am|i['’]?m|he is|he['’]?s|she is|she['’]?s|we are|we['’]?re|(?:husband|wife|partner|son|daughter|dad|mum|mom|father|mother|brother|sister|friend|boyfriend|girlfriend) is|who is) (?:only |about |almost |over |nearly )?\d[\d.]*\s?(?:m|cm|ft|foot|feet|['’])\s?(?:\d{1,2}(?:\s?(?:in|inches|["”]))?)?(?:\s+tall)?(?=[\s,.?!]|$)/gi;

/** Calculators that accept words of cost or limits, since their own patterns are narrower. */
const takesAnyWords: readonly string[] = [
  'unit-conversion',
  'scale',
  'running-cost',
  'work-cost',
  'share-of-sum',
  'water-heating',
];

export function readCalculation(typed: string): CalculationMatch | undefined {
  const question = typed.replace(bodyHeight, ' ');
  const reader = createQuestionReader(question);
  const hasFigures =
    /\d/.test(question) || reader.quantities.length > 0 || /\bhow many\b/i.test(question);
  const isOpinion = asks(question, 'aboutRatherThanSum');
  const isLimit = asks(question, 'limit') && reader.quantities.length < 2;
  const isJudgement = asks(question, 'suitability');
  for (const calculator of calculators) {
    if (!calculator.asks.test(question)) continue;
    if (!hasFigures && !calculator.needsNoFigures) continue;
    if (!takesAnyWords.includes(calculator.slug) && (isOpinion || isLimit)) continue;
    if (calculator.slug !== 'furniture-fit' && isJudgement) continue;
    const reading = calculator.read(reader);
    if (reading) return { calculator, reading };
  }
  return undefined;
}

/** The match if all needed values were given. */
export function readWholeCalculation(question: string): CalculationMatch | undefined {
  const match = readCalculation(question);
  return match && match.reading.missing.length === 0 ? match : undefined;
}

export type CalculationOutcome =
  | { readonly result: CalculationResult; readonly problem?: undefined }
  /** Why the values have no valid result, as a sentence. */
  | { readonly result?: undefined; readonly problem: string };

export function runCalculation({ calculator, reading }: CalculationMatch): CalculationOutcome {
  try {
    return { result: calculator.run(reading.values) };
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    return { problem: problem.message };
  }
}

/** "Paint calculator" asks for a form; without a calculator, for the list of all. */
export function calculatorFor(
  question: string,
): { readonly calculator: Calculator | undefined } | undefined {
  if (!asks(question, 'calculator') || asks(question, 'aboutCalculation')) return undefined;
  const calculator = calculators.find((one) => one.asks.test(question));
  return calculator || /\bcalculators?\b/i.test(question) ? { calculator } : undefined;
}
