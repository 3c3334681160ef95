/** A question's intent, with the evidence for it; the answer is composed from this alone. */
import type { Calculator } from '../calculators/calculator.ts';
import type { ColourQuestion } from '../colours/colour-question.ts';
import type { Entry } from '../entries/entry.ts';
import type { EntryFound } from './entry-found.ts';
import type { MissingMeasures } from './missing-measures.ts';
import type { CalculationMatch, CalculationOutcome } from './read-calculation.ts';
import type { NamedWork } from './works.ts';

export type Intent =
  | {
      readonly kind: 'sum';
      readonly match: CalculationMatch;
      readonly worked: CalculationOutcome;
      /** Source of the values. */
      readonly text: string;
    }
  | { readonly kind: 'incomplete-sum'; readonly match: CalculationMatch }
  /** A calculator by name, or the list of all. */
  | {
      readonly kind: 'calculator';
      readonly calculator: Calculator | undefined;
      readonly text: string;
    }
  | {
      readonly kind: 'missing-measures';
      readonly missing: MissingMeasures;
      readonly meanwhile: EntryFound | undefined;
    }
  | { readonly kind: 'work'; readonly named: NamedWork }
  /** A choice between two colours, or whether they match. */
  | { readonly kind: 'colours'; readonly asked: ColourQuestion; readonly text: string }
  | { readonly kind: 'comparison'; readonly entries: readonly Entry[]; readonly text: string }
  | { readonly kind: 'entry'; readonly found: EntryFound };
