/** The built-in assistant: a question gives an answer with sources. */
export { answer } from './answer/answer.ts';
export { calculate } from './answer/calculate.ts';
export type {
  CalculationResult,
  Calculator,
  ChoiceField,
  Field,
  NumberField,
  ResultValue,
  Values,
} from './calculators/calculator.ts';
export { calculatorBySlug, calculators } from './calculators/calculators.ts';
export { type CalculatorForm, calculatorForms } from './calculators/forms.ts';
export type {
  Answer,
  AnswerKind,
  AnswerOptions,
  ChatTurn,
  OfferedCalculation,
  Source,
} from './compose/answer-words.ts';
export {
  type CostEstimate,
  costsAsCsv,
  frontCosts,
  houseCosts,
  roomCosts,
} from './costs/cost-estimate.ts';
export type { Entry, EntryKind, Fact, Work } from './entries/entry.ts';
export { getEntry, type Topic, topics } from './entries/handbook.ts';
export { prepareSearch, searchEntries } from './search/search-index.ts';
