/** Examples and counter-examples of each rule; parts of long questions. */
import { describe, expect, test } from 'vitest';
import { factKinds } from '../compose/fact-kinds.ts';
import { cautions } from './cautions.ts';
import { comparisons } from './compared.ts';
import { requestsAboutAnswers } from './conversation/about-the-answer.ts';
import { followUps } from './conversation/follow-up.ts';
import { missingMeasureRules } from './missing-measures.ts';
import { offTopic } from './off-topic.ts';
import { askingPart, clausesOf } from './question-parts.ts';
import type { Rule } from './rule.ts';
import { smallTalks } from './small-talk.ts';
import { wordings } from './wordings.ts';

const tables: Readonly<Record<string, readonly Rule[]>> = {
  requestsAboutAnswers,
  cautions,
  comparisons,
  factKinds,
  followUps: Object.values(followUps),
  missingMeasureRules,
  offTopic,
  smallTalks,
  wordings: Object.values(wordings),
};

describe.each(Object.entries(tables))('%s', (_, rules) => {
  test.each(rules.flatMap(({ pattern, examples }) => examples.map((text) => ({ text, pattern }))))(
    'match: $text',
    ({ text, pattern }) => expect(text).toMatch(pattern),
  );

  test.each(
    rules.flatMap(({ pattern, counterExamples }) =>
      counterExamples.map((text) => ({ text, pattern })),
    ),
  )("don't match: $text", ({ text, pattern }) => expect(text).not.toMatch(pattern));

  test('each has both', () => {
    for (const { examples, counterExamples } of rules) {
      expect(examples.length).toBeGreaterThan(0);
      expect(counterExamples.length).toBeGreaterThan(0);
    }
  });
});

const clausesIn = (text: string) => clausesOf(text).map(({ clause, share }) => [clause, share]);

test('only the last eight clauses are searched: the question comes last', () => {
  const told =
    'We have an oak floor, a marble worktop, a brick fireplace, a slate roof, a concrete patio, a timber fence, a copper gutter, a plaster ceiling, a linen curtain.';
  expect(clausesIn(`${told} Which paint suits the kitchen walls?`)).toEqual([
    ['a brick fireplace', 0.65],
    ['a slate roof', 0.65],
    ['a concrete patio', 0.65],
    ['a timber fence', 0.65],
    ['a copper gutter', 0.65],
    ['a plaster ceiling', 0.65],
    ['a linen curtain', 0.65],
    ['Which paint suits the kitchen walls', 1],
  ]);
});

test('excluded words have weight 1/2, statements 2/3, questions 1', () => {
  expect(
    clausesIn(
      "We can't afford a copper roof. The dormer leaks in winter. Which roof covering suits a dormer window?",
    ),
  ).toEqual([
    ["We can't afford a copper roof", 0.5],
    ['The dormer leaks in winter', 0.65],
    ['Which roof covering suits a dormer window', 1],
  ]);
});

test('without a question everything is one, and references elsewhere are left out', () => {
  expect(clausesIn('The copper roof leaks. It is over the porch.')).toEqual([
    ['The copper roof leaks', 1],
  ]);
  expect(clausesIn('Which paint?')).toEqual([]);
});

test('the asking part stands alone, plus the previous sentence if it is short', () => {
  expect(
    askingPart(
      'We moved in last May. The kitchen has a slate floor. Which rug suits a slate floor?',
    ),
  ).toBe('Which rug suits a slate floor?');
  expect(askingPart('The builder spoke of a purlin. What is that?')).toBe(
    'The builder spoke of a purlin. What is that?',
  );
  const nothingAsked = 'The kitchen has a slate floor. The walls are white.';
  expect(askingPart(nothingAsked)).toBe(nothingAsked);
});
