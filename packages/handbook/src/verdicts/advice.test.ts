import { describe, expect, test } from 'vitest';
import { answer } from '../answer/answer.ts';
import { getEntry, handbook } from '../entries/handbook.ts';
import { budgets } from './budgets.ts';
import { needsHedge } from './hedge.ts';
import { roomTemperatures, temperatureSlug } from './temperatures.ts';

test.each([
  ['do i need planning permission for a fence', /^\*\*Usually not in England, up to 2 m/],
  ['do i need a permit to build a deck', /^\*\*It depends on country and height/],
  [
    'do i need permission to cut down a tree',
    /^\*\*Usually not in England, unless it is protected/,
  ],
  ['do i need planning permission for solar panels', /^\*\*Usually not in England/],
  ['is 18 too cold for a living room', /^\*\*Yes\*\*: living rooms 20–22 °C/],
  ['is 18 degrees too cold for a baby', /^\*\*No\*\*: a baby sleeps safest at 16–20 °C/],
  ['is 26 degrees too hot in a bedroom?', /^\*\*Yes\*\*: bedrooms 16–19 °C/],
  ['is 68 F warm enough for a bedroom', /^\*\*It is on the warm side\*\*/],
  ['is 3000 enough for a new bathroom', /^\*\*Usually not\*\* for a whole one.*USD 8,000/],
  ['is £10k enough for a new kitchen', /^\*\*Yes, for a simple one\*\*.*GBP 15,000/],
  [
    'is 40,000 euros enough for a kitchen',
    /^\*\*Yes, for a mid-range one\*\*.*Held against the figures in dollars/,
  ],
  ['budget 25k for a new bathroom 6 m2 enough?', /^\*\*Yes, for a mid-range one/],
  ['can i put wallpaper in a bathroom? and which paint is best for the rest', /^\*\*Yes/],
  ['is it bad to paint over wallpaper', /^\*\*It depends:\*\*/],
])('%s', (question, opening) => expect(answer(question).markdown).toMatch(opening));

describe('gives no verdict', () => {
  test.each([
    ['is 60 degrees too hot for the water', /living rooms/],
    ['is 5 m2 of tiles enough for a bathroom', /whole one/],
    ['How cold is a bedroom at night?', /^\*\*(?:Yes|No)/],
  ])('%s', (question, verdict) => expect(answer(question).markdown).not.toMatch(verdict));

  test('if a warning comes first', () => {
    expect(answer('can i wire in a new socket myself').markdown).not.toContain('It depends:');
  });

  test('if the entry starts with one', () => {
    expect(needsHedge('do i need a permit', 'Usually not in England: …')).toBe(false);
    expect(needsHedge('do i need a permit', '**Permit:** Often free below 2.5 m')).toBe(false);
    expect(needsHedge('do i need a permit', 'In England it counts as an extension')).toBe(true);
    expect(needsHedge('how wide is a door', 'A door is 800 mm wide')).toBe(false);
  });
});

const textOf = (slug: string) => {
  const entry = getEntry(slug);
  return `${entry?.lead}\n${entry?.details}`;
};

test('temperatures and budgets are those of their entries', () => {
  const lead = textOf(temperatureSlug);
  for (const { name, lowC, highC } of roomTemperatures)
    expect(lead).toContain(`${name} ${lowC}–${highC} °C`);
  for (const { slug, bands } of budgets)
    for (const sum of Object.values(bands).flat())
      expect(textOf(slug)).toContain(sum.toLocaleString('en-US'));
});

describe('verdicts of entries', () => {
  const verdicts = handbook().entries.flatMap(({ slug, verdicts: own }) =>
    own.map(({ text }) => ({ slug, text })),
  );

  test('exist', () => expect(verdicts.length).toBeGreaterThan(15));

  test.each(verdicts)('$slug: $text', ({ slug, text }) => {
    expect(text).toMatch(/^(?:Yes|No|Usually|Only|It depends)\b/);
    const told = textOf(slug);
    for (const figure of text.match(/\d[\d.,–]*\d|\d/g) ?? []) expect(told).toContain(figure);
  });
});
