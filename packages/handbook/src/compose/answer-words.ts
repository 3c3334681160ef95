import type { CalculationResult } from '../calculators/calculator.ts';

export interface ChatTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export type AnswerKind =
  | 'entry'
  | 'comparison'
  | 'calculation'
  | 'form'
  | 'person'
  | 'small-talk'
  | 'caution'
  | 'unknown'
  | 'off-topic';

export interface Source {
  readonly slug: string;
  readonly title: string;
  /** The quoted sentence of the entry. */
  readonly quote: string;
}

/** A calculation that the reader can continue in a form, with its values. */
export interface OfferedCalculation {
  readonly calculator: string;
  readonly values: Readonly<Record<string, number | string>>;
  readonly result: CalculationResult | undefined;
}

export interface Answer {
  readonly kind: AnswerKind;
  readonly markdown: string;
  readonly sources: readonly Source[];
  readonly followUps: readonly string[];
  readonly calculation?: OfferedCalculation;
}

export interface AnswerOptions {
  /** Time of the question; only greetings and dates use it. */
  readonly now?: Date;
}
