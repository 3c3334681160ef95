import type { CalculatorForm } from '@maquette/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  calculationWords,
  filledIn,
  keepSystem,
  preferredSystem,
  typedValues,
} from './calculator-values.ts';

const metres = { symbol: 'm', factor: 1, offset: 0 };
const feet = { symbol: 'ft', factor: 1 / 0.3048, offset: 0 };
const form: CalculatorForm = {
  slug: 'paint',
  name: 'Paint',
  summary: '',
  fields: [
    {
      kind: 'number',
      name: 'length',
      label: 'Room length',
      default: 4,
      min: 0.5,
      max: 100,
      units: { metric: metres, imperial: feet },
    },
    {
      kind: 'number',
      name: 'outside',
      label: 'Outside',
      default: -5,
      min: -40,
      max: 20,
      units: {
        metric: { symbol: '°C', factor: 1, offset: 0 },
        imperial: { symbol: '°F', factor: 1.8, offset: 32 },
      },
    },
    { kind: 'number', name: 'area', label: 'Or: area', default: 0, min: 0, max: 9, units: null },
    {
      kind: 'choice',
      name: 'surfaces',
      label: 'Surfaces',
      default: 'walls',
      options: [{ value: 'walls', label: 'Walls' }],
    },
  ],
};

test('values survive a conversion to the other system and back', () => {
  const typed = typedValues(form, { length: 12 }, 'imperial');
  expect(typed).toEqual({ length: '39.37', outside: '23', area: '0', surfaces: 'walls' });
  const filled = filledIn(form, typed, 'imperial');
  expect(filled).toEqual({
    values: { length: expect.closeTo(12, 3), outside: -5, area: 0, surfaces: 'walls' },
  });
});

test('accepts a decimal comma; reports nonsense and values out of bounds with the bounds', () => {
  const typed = { ...typedValues(form, {}, 'metric'), length: '3,5' };
  expect(filledIn(form, typed, 'metric')).toMatchObject({ values: { length: 3.5 } });
  expect(filledIn(form, { ...typed, length: 'four', outside: '99' }, 'metric')).toEqual({
    faults: { length: 'From 0.5 to 100 m', outside: 'From -40 to 20 °C' },
  });
});

test('the maximum rounded in feet is valid', () => {
  const typed = typedValues(form, { length: 100 }, 'imperial');
  expect(filledIn(form, typed, 'imperial')).toMatchObject({ values: { length: 100 } });
});

test('the message names the values and omits empty ones', () => {
  expect(calculationWords(form, typedValues(form, {}, 'metric'), 'metric')).toBe(
    'Paint: room length 4 m, outside -5 °C, surfaces walls',
  );
});

/** A browser of this language, with what it has stored. */
function browser(language: string, stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  vi.stubGlobal('navigator', { language });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return kept;
}

test.each([
  ['en-US', 'imperial'],
  ['en-LR', 'imperial'],
  ['my-MM', 'imperial'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['myv', 'metric'],
])('a browser in %s starts in the %s system', (language, system) => {
  browser(language);
  expect(preferredSystem()).toBe(system);
});

test('the chosen system stays, and a stored one that is neither is not believed', () => {
  const name = 'maquette-person visitor units';
  const kept = browser('en-US', { [name]: 'metric' });
  expect(preferredSystem()).toBe('metric');
  keepSystem('imperial');
  expect([kept.get(name), preferredSystem()]).toEqual(['imperial', 'imperial']);
  kept.set(name, 'cubits');
  expect(preferredSystem()).toBe('imperial');
});

test('bounds are accepted, also after rounding; less and more are not', () => {
  const filled = (length: string) =>
    filledIn(form, { ...typedValues(form, {}, 'metric'), length }, 'metric');
  for (const length of ['0.5', '100', '100.01'])
    expect(filled(length)).toMatchObject({ values: { length: Math.min(100, Number(length)) } });
  for (const length of ['0.3', '101', ''])
    expect(filled(length)).toEqual({ faults: { length: 'From 0.5 to 100 m' } });
});
