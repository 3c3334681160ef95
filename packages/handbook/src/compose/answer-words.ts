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
  /** The sentence of the entry the answer stands on. */
  readonly quote: string;
}

/** A calculation the reader may continue by hand: which form, with which values. */
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
  /** The moment of asking; only greetings and dates use it. */
  readonly now?: Date;
}
