/**
 * A calculator: fields that a form can show, `run` with its steps, and a reader that extracts the fields from
 * a question. Values are numbers in the field's own unit, or a choice.
 */
import type { QuestionReader } from './question-reader.ts';

export type Values = Readonly<Record<string, number | string>>;

export interface NumberField {
  readonly kind: 'number';
  readonly name: string;
  readonly label: string;
  /** A unit id of `units.ts`, or undefined for a plain number. */
  readonly unit: string | undefined;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface ChoiceField {
  readonly kind: 'choice';
  readonly name: string;
  readonly label: string;
  readonly default: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type Field = NumberField | ChoiceField;

export interface ResultValue {
  readonly label: string;
  readonly value: number;
  readonly unit: string | undefined;
  /** As displayed, in metric and imperial where both make sense. */
  readonly text: string;
}

export interface CalculationResult {
  /** Result as one Markdown sentence, number first. */
  readonly headline: string;
  readonly values: readonly ResultValue[];
  readonly steps: readonly string[];
  readonly notes: readonly string[];
}

export interface Reading {
  /** Values found in the question; the others take their defaults. */
  readonly values: Values;
  /** Labels of values without which there is no meaningful result. */
  readonly missing: readonly string[];
  /** Fields whose values were assumed from what the question names, such as an appliance's watts. */
  readonly supposed?: readonly string[];
  /** Lengths in metres that were used for another value, such as a room's sides for its perimeter. */
  readonly spent?: readonly number[];
  /** Assumptions made while reading, such as "taken as metres". */
  readonly notes?: readonly string[];
}

interface CalculatorParts {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  /** Handbook entries that explain the subject. */
  readonly related: readonly string[];
  readonly asks: RegExp;
  /** "What does it cost to run a kettle?" is a calculation although it contains no number. */
  readonly needsNoFigures?: true;
  readonly calculate: (values: CheckedValues) => CalculationResult;
  readonly read: (question: QuestionReader) => Reading | undefined;
}

export interface Calculator extends Omit<CalculatorParts, 'calculate'> {
  /** Fills defaults, checks limits (RangeError with a sentence) and calculates. */
  readonly run: (values: Values) => CalculationResult;
}

export interface CheckedValues {
  readonly number: (name: string) => number;
  readonly choice: (name: string) => string;
}

export function defineCalculator({ calculate, ...parts }: CalculatorParts): Calculator {
  return { ...parts, run: (values) => calculate(checkValues(parts.fields, values)) };
}

function checkValues(fields: readonly Field[], values: Values): CheckedValues {
  const checked = new Map(
    fields.map((field) => [field.name, checkField(field, values[field.name])]),
  );
  const read = <T>(name: string, isRight: (value: unknown) => value is T): T => {
    const value: unknown = checked.get(name);
    if (!isRight(value)) throw new Error(`Expected a field called "${name}"`);
    return value;
  };
  return {
    number: (name) => read(name, (value): value is number => typeof value === 'number'),
    choice: (name) => read(name, (value): value is string => typeof value === 'string'),
  };
}

function checkField(field: Field, given: number | string | undefined): number | string {
  const value = given ?? field.default;
  if (field.kind === 'choice') {
    if (field.options.some((option) => option.value === value)) return value;
    const known = field.options.map((option) => option.label).join(', ');
    throw new RangeError(`Expected ${field.label} to be one of ${known} but received ${value}`);
  }
  if (typeof value === 'number' && value >= field.min && value <= field.max) return value;
  const suffix = field.unit ? ` ${field.unit}` : '';
  throw new RangeError(
    `Expected ${field.label} between ${field.min} and ${field.max}${suffix} but received ${value}`,
  );
}

export function numberField(
  name: string,
  label: string,
  unit: string | undefined,
  preset: number,
  min: number,
  max: number,
): NumberField {
  return { kind: 'number', name, label, unit, default: preset, min, max };
}

export function choiceField(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  preset: string = Object.keys(options)[0]!,
): ChoiceField {
  return {
    kind: 'choice',
    name,
    label,
    default: preset,
    options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  };
}
