/** Calculators as forms: every field with its display units in both systems. */
import type { Unit } from '../units/unit-table.ts';
import { unitById } from '../units/units.ts';
import type { Field } from './calculator.ts';
import { calculators } from './calculators.ts';

/** Each unit's counterpart in the other system; units without one have no row. */
const partners: Readonly<Record<string, string>> = {
  m: 'ft',
  mm: 'in',
  m2: 'ft2',
  kg: 'lb',
  C: 'F',
  lux: 'fc',
};

export interface ShownUnit {
  readonly symbol: string;
  readonly factor: number;
  readonly offset: number;
}

export type FormField =
  | Exclude<Field, { kind: 'number' }>
  | (Omit<Extract<Field, { kind: 'number' }>, 'unit'> & {
      readonly units: { readonly metric: ShownUnit; readonly imperial: ShownUnit } | null;
    });

export interface CalculatorForm {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly FormField[];
}

function shownIn(own: Unit, shown: Unit): ShownUnit {
  const [ownOffset, shownOffset] = [own.offset ?? 0, shown.offset ?? 0];
  return {
    symbol: shown.symbol,
    factor: own.factor / shown.factor,
    offset: (ownOffset - shownOffset) / shown.factor,
  };
}

function formField(field: Field): FormField {
  if (field.kind === 'choice') return field;
  const { unit, ...rest } = field;
  if (!unit) return { ...rest, units: null };
  const own = unitById(unit);
  const other = partners[unit];
  return {
    ...rest,
    units: {
      metric: shownIn(own, own),
      imperial: shownIn(own, other ? unitById(other) : own),
    },
  };
}

export const calculatorForms = (): readonly CalculatorForm[] =>
  calculators.map(({ slug, name, summary, fields }) => ({
    slug,
    name,
    summary,
    fields: fields.map(formField),
  }));
