import { expect, test } from 'vitest';
import { formatFeetInches, formatNumber, formatPlain } from './format.ts';

test.each([
  [0, '0'],
  [999.994, '999.99'],
  [999.996, '1,000'],
  [1000, '1,000'],
  [1234567.5, '1,234,567.5'],
  [-1234.5, '−1,234.5'],
  [-0.001, '0'],
  [0.05, '0.05'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text));

test('as many decimals as are asked for, without zeros at the end', () => {
  expect([formatNumber(1.23456, 3), formatNumber(1.2, 3), formatNumber(1.5, 0)]).toEqual([
    ...['1.235', '1.2', '2'],
  ]);
});

test.each([
  [1244, '1,240'],
  [1245, '1,250'],
  [1000, '1,000'],
  [999.6, '1,000'],
  [312.4, '312'],
  [20, '20'],
  [19.94, '19.9'],
  [3.74, '3.7'],
  [1, '1'],
  [0.994, '0.99'],
  [0.254, '0.25'],
  [-24.4, '−24'],
])('%d is rounded to %s', (value, text) => expect(formatPlain(value)).toBe(text));

test.each([
  [0.3048, 1, '1 ft'],
  [0.6096, 1, '2 ft'],
  [1.8288 + 0.0254, 1, '6 ft 1 in'],
  [0.2794, 1, '11 in'],
  [0.0127, 4, '1/2 in'],
  [0.00635, 4, '1/4 in'],
  [0.009525, 8, '3/8 in'],
  [0.3048 + 0.0191, 4, '1 ft 3/4 in'],
  [-0.9144, 1, '−3 ft'],
  [0, 8, '0 in'],
])('%d m to 1/%d inch is %s', (metres, denominator, text) => {
  expect(formatFeetInches(metres, denominator)).toBe(text);
});
