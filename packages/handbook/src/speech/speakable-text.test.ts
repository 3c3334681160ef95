import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { speakableText } from './speakable-text.ts';

describe('units, ranges and symbols are spoken', () => {
  test.each([
    ['A ceiling of 2.4 m', 'A ceiling of 2.4 metres'],
    ['1 m or 1 ft', '1 metre or 1 foot'],
    ['900–1,200 mm wide', '900 to 1200 millimetres wide'],
    ['15.12 m² of floor', '15.12 square metres of floor'],
    ['20 °C and 35°', '20 degrees Celsius and 35 degrees'],
    ['3 × 4 m', '3 by 4 metres'],
    ['a slope of 1:12', 'a slope of 1 to 12'],
    ['U 0.18 W/m²K', 'U 0.18 watts per square metre and kelvin'],
    ['USD 1,600–3,300 per m²', '1600 to 3300 US dollars per square metre'],
    ['8–10 %', '8 to 10 per cent'],
    ['6 1/2 in', '6 and a half inches'],
    ['900 mm (35 in) high', '900 millimetres, 35 inches, high'],
    ['≥ 2 m', 'at least 2 metres'],
    ['wood, e.g. oak vs. pine', 'wood, for example oak versus pine'],
    ['15 L/s (32 cfm).', '15 litres per second, 32 cubic feet per minute.'],
    ['1935–39', '1935 to 39'],
  ])('%s', (written, said) => {
    expect(speakableText(written)).toBe(said);
  });
});

describe('Markdown and pictures are left out', () => {
  test.each([
    ['**Bold** and _slanted_ `code`', 'Bold and slanted code'],
    ['## Stairs\n\nSteep.', 'Stairs.\nSteep.'],
    ['- **UK:** 900 mm\n- US: 36 in', 'UK: 900 millimetres.\nUS: 36 inches.'],
    ['| Room | Size |\n| --- | --- |\n| Bath | 4 m² |', 'Room, Size.\nBath, 4 square metres.'],
    ['See [this page](https://example.org) 🏠', 'See this page'],
    ['```\ncode\n```\nText', 'Text'],
    ['1. One\n   - deeper\n2. Two', 'One.\ndeeper.\nTwo.'],
    ['> Quoted *words*', 'Quoted words'],
    ['https://example.org/a_b_c', 'a link'],
    ['    Indented text', 'Indented text'],
  ])('%s', (written, said) => {
    expect(speakableText(written)).toBe(said);
  });
});

test('complete answers have no symbol that a voice would spell out', () => {
  for (const question of [
    'stair dimensions',
    'Compare quartz and granite',
    'paint for a 4x5 m room',
    'Zaha Hadid',
  ]) {
    expect(speakableText(answer(question).markdown)).not.toMatch(/[*_#`|~{}²³×÷°]|\d\s?mm\b/);
  }
});

test.each([
  ['1. ', 1_300],
  ['1. - ', 800],
  ['> 1) ', 800],
  ['- ', 2_000],
  ['[', 4_000],
  ['*a ', 1_300],
  ['| ', 2_000],
  ['1', 4_000],
  ['1. ', 5_000],
  ['1) ', 5_000],
  ['  1. 2. - ', 2_000],
  ['> 1. ', 3_000],
])('%s, nested or repeated %i times, is harmless', (sign, times) => {
  expect(speakableText(`${sign.repeat(times)}oak`)).toMatch(/oak$|oak\.$|^$/);
});

test('the result has no Markdown, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(speakableText(text)).not.toMatch(/[*#`|~{}]/);
    }),
  );
});
