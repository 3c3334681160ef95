import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFeetInches, formatNumber } from './format.ts';
import { readNumber, readQuantities } from './quantities.ts';
import { units } from './unit-table.ts';
import { convert, unitByName } from './units.ts';

describe('factors are exact', () => {
  test.each([
    [1, 'in', 'mm', 25.4],
    [1, 'ft', 'm', 0.3048],
    [1, 'mi', 'km', 1.609344],
    [1, 'acre', 'm2', 4046.8564224],
    [1, 'gal', 'l', 3.785411784],
    [1, 'impgal', 'l', 4.54609],
    [1, 'lb', 'kg', 0.45359237],
    [1, 'oz', 'g', 28.349523125],
    [1, 'ton', 'kg', 907.18474],
    [1, 't', 'kg', 1000],
    [1, 'ton', 'lb', 2000],
    [212, 'F', 'C', 100],
    [-40, 'C', 'F', -40],
    [1, 'Uus', 'U', 5.678263341],
    [1, 'fc', 'lux', 10.763910417],
    [1, 'TR', 'W', 3516.8528420667],
    [1, 'psi', 'kPa', 6.894757293],
    [1, 'kWh', 'MJ', 3.6],
  ])('%d %s in %s', (value, from, to, expected) => {
    expect(convert(value, from, to)).toBeCloseTo(expected, 8);
  });

  test('conversion there and back is the identity', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.nat(units.length - 1),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (from, index, value) => {
          const siblings = units.filter((unit) => unit.quantity === from.quantity);
          const to = siblings[index % siblings.length]!;
          const back = convert(convert(value, from, to), to, from);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(value)));
        },
      ),
    );
  });

  test("lengths aren't areas", () => {
    expect(() => convert(1, 'm', 'm2')).toThrow('Expected a unit of length');
  });

  test('spellings are unambiguous', () => {
    const names = units.flatMap((unit) => unit.names);
    expect(names.length).toBe(new Set(names).size);
    expect(unitByName('Sq. Ft')?.id).toBe('ft2');
  });
});

describe('quantities in a sentence', () => {
  const read = (text: string) => readQuantities(text).map((item) => [item.value, item.unit?.id]);

  test.each([
    ['5\'6" tall', [[5.5, 'ft']]],
    ['5 ft 6 in', [[5.5, 'ft']]],
    [
      'a 4x5 m room',
      [
        [4, 'm'],
        [5, 'm'],
      ],
    ],
    [
      "10' by 12'",
      [
        [10, 'ft'],
        [12, 'ft'],
      ],
    ],
    ['3,5 m', [[3.5, 'm']]],
    ['1,200 sq ft', [[1200, 'ft2']]],
    ['1 1/2 in', [[1.5, 'in']]],
    [
      'two windows and 2.4m',
      [
        [2, undefined],
        [2.4, 'm'],
      ],
    ],
    ['20 sqm', [[20, 'm2']]],
    ['R20', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('distinguishes decimal commas from grouped thousands', () => {
    expect(readNumber('3,5')).toBe(3.5);
    expect(readNumber('3,500')).toBe(3500);
  });
});

describe('formatting', () => {
  test('numbers', () => {
    expect(formatNumber(1234567.5)).toBe('1,234,567.5');
    expect(formatNumber(-0.5)).toBe('−0.5');
    expect(formatNumber(2, 2)).toBe('2');
  });

  test('feet and inches carry over', () => {
    expect(formatFeetInches(convert(11.99, 'in', 'm'))).toBe('1 ft');
    expect(formatFeetInches(convert(66.5, 'in', 'm'), 2)).toBe('5 ft 6 1/2 in');
    expect(formatFeetInches(0)).toBe('0 in');
  });
});
