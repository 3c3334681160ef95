/** Converts a calculator's values between the typed units and the field's unit. */
import type { CalculatorField, CalculatorForm, CalculatorInput } from '@maquette/contract';
import { keep, readStored } from '../../../lib/session/person-storage.ts';
import { currentSession } from '../../../lib/session/session.ts';

export type UnitSystem = 'metric' | 'imperial';
export type Typed = Readonly<Record<string, string>>;

type NumberField = Extract<CalculatorField, { kind: 'number' }>;

/** Enough digits for a value to survive a change of units and back. */
const shownDigits = 3;

const plain = { symbol: '', factor: 1, offset: 0 } as const;
export const unitOf = (field: NumberField, system: UnitSystem) => field.units?.[system] ?? plain;

export function shown(field: NumberField, value: number, system: UnitSystem): string {
  const { factor, offset } = unitOf(field, system);
  return String(Number((value * factor + offset).toFixed(shownDigits)));
}

/** Undefined if it isn't a number; accepts a decimal comma. */
export function ownValue(field: NumberField, typed: string, system: UnitSystem) {
  const text = typed.trim().replace(',', '.');
  if (text === '' || !Number.isFinite(Number(text))) return undefined;
  const { factor, offset } = unitOf(field, system);
  return (Number(text) - offset) / factor;
}

export function typedValues(
  form: CalculatorForm,
  values: CalculatorInput['values'],
  system: UnitSystem,
): Typed {
  return Object.fromEntries(
    form.fields.map((field) => {
      const value = values[field.name] ?? field.default;
      if (field.kind === 'choice') return [field.name, String(value)];
      return [field.name, shown(field, Number(value), system)];
    }),
  );
}

export type Filled =
  | { readonly values: CalculatorInput['values'] }
  | { readonly faults: Readonly<Record<string, string>> };

/** Allows for rounding of displayed limits. */
const tolerance = 1e-3;

export function filledIn(form: CalculatorForm, typed: Typed, system: UnitSystem): Filled {
  const values: Record<string, number | string> = {};
  const faults: Record<string, string> = {};
  for (const field of form.fields) {
    const text = typed[field.name] ?? '';
    if (field.kind === 'choice') {
      values[field.name] = text;
      continue;
    }
    const value = ownValue(field, text, system);
    const slack = tolerance * Math.max(1, Math.abs(field.max));
    if (value === undefined || value < field.min - slack || value > field.max + slack) {
      const { symbol } = unitOf(field, system);
      faults[field.name] =
        `From ${shown(field, field.min, system)} to ${shown(field, field.max, system)} ${symbol}`.trim();
      continue;
    }
    values[field.name] = Math.min(field.max, Math.max(field.min, Number(value.toPrecision(9))));
  }
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

/** The message for a calculation: "Paint: room length 4 m, room width 3 m, …". */
export function calculationWords(form: CalculatorForm, typed: Typed, system: UnitSystem): string {
  const descriptions = form.fields.flatMap((field) => {
    const text = typed[field.name] ?? '';
    const label = field.label.toLowerCase();
    if (field.kind === 'choice') {
      const option = field.options.find(({ value }) => value === text);
      return option ? [`${label} ${option.label.toLowerCase()}`] : [];
    }
    // Skips empty optional fields.
    if (Number(text) === 0 && field.default === 0) return [];
    return [`${label} ${text} ${unitOf(field, system).symbol}`.trim()];
  });
  return `${form.name}: ${descriptions.join(', ')}`;
}

const storageName = 'units';
const personId = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.person.id : undefined;
};
const imperialLocales = /^en-(?:US|LR)|^my\b/;

export function preferredSystem(): UnitSystem {
  const kept = readStored(personId(), storageName);
  if (kept === 'metric' || kept === 'imperial') return kept;
  return imperialLocales.test(navigator.language) ? 'imperial' : 'metric';
}

export const keepSystem = (system: UnitSystem): void => keep(personId(), storageName, system);
