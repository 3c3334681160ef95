/** A calculator as a form: metric or imperial, bounds on values; the result goes to the thread. */
import type { CalculatorInput, CalculatorForm as Form } from '@maquette/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import {
  calculationWords,
  filledIn,
  keepSystem,
  ownValue,
  preferredSystem,
  shown,
  typedValues,
  type UnitSystem,
  unitOf,
} from './calculator-values.ts';

const systems: readonly { readonly value: UnitSystem; readonly label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
];

export type OnCalculate = (calculation: CalculatorInput, words: string) => void;

export interface CalculatorFormProps {
  form: Form;
  values?: CalculatorInput['values'];
  busy: boolean;
  /** Focuses the first field: the button that opened the form is gone. */
  begins?: boolean;
  onCalculate: OnCalculate;
}

export function CalculatorForm(props: CalculatorFormProps) {
  const { form, values = {}, busy, begins = false, onCalculate } = props;
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (begins) element.current?.querySelector('input')?.focus();
  }, [begins]);
  const [system, setSystem] = useState(preferredSystem);
  const [typed, setTyped] = useState(() => typedValues(form, values, system));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const hasUnits = form.fields.some((field) => field.kind === 'number' && field.units);

  const change = (name: string, text: string) => setTyped((all) => ({ ...all, [name]: text }));
  const choose = (next: UnitSystem) => {
    setTyped((all) =>
      Object.fromEntries(
        form.fields.map((field) => {
          const text = all[field.name] ?? '';
          const value = field.kind === 'number' ? ownValue(field, text, system) : undefined;
          return [
            field.name,
            field.kind === 'number' && value !== undefined ? shown(field, value, next) : text,
          ];
        }),
      ),
    );
    setSystem(next);
    keepSystem(next);
  };
  const submit = () => {
    const filled = filledIn(form, typed, system);
    if ('faults' in filled) {
      setFaults(filled.faults);
      return;
    }
    setFaults({});
    const calculation = { calculator: form.slug, values: filled.values };
    onCalculate(calculation, calculationWords(form, typed, system));
  };

  return (
    <form
      ref={element}
      aria-label={`${form.name} calculator`}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hasUnits && (
        <fieldset className="flex gap-2">
          <legend className="unseen">Units</legend>
          {systems.map(({ value, label }) => (
            <Chip key={value} pressed={system === value} onClick={() => choose(value)}>
              {label}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
        {form.fields.map((field) =>
          field.kind === 'choice' ? (
            <Select
              key={field.name}
              label={field.label}
              options={field.options}
              value={typed[field.name] ?? field.default}
              onValueChange={(text) => change(field.name, text)}
            />
          ) : (
            <TextField
              key={field.name}
              label={withUnit(field.label, unitOf(field, system).symbol)}
              inputMode="decimal"
              autoComplete="off"
              value={typed[field.name] ?? ''}
              onChange={(event) => change(field.name, event.target.value)}
              error={faults[field.name]}
            />
          ),
        )}
      </div>
      <Button type="submit" variant="primary" className="justify-self-start" disabled={busy}>
        Calculate
      </Button>
    </form>
  );
}

const withUnit = (label: string, symbol: string) => (symbol ? `${label}, ${symbol}` : label);
