/** Each rule holds for its examples and not for its counter-examples. */
import { describe, expect, test } from 'vitest';
import { requestsAboutAnswers } from './about-the-answer.ts';
import { cautions } from './cautions.ts';
import { comparisons } from './compared.ts';
import { followUps } from './follow-up.ts';
import { lackings } from './missing-measures.ts';
import { offTopic } from './off-topic.ts';
import type { Rule } from './rule.ts';
import { smallTalks } from './small-talk.ts';
import { wordings } from './wordings.ts';

const tables: Readonly<Record<string, readonly Rule[]>> = {
  requestsAboutAnswers,
  cautions,
  comparisons,
  followUps: Object.values(followUps),
  lackings,
  offTopic,
  smallTalks,
  wordings: Object.values(wordings),
};

describe.each(Object.entries(tables))('%s', (_, rules) => {
  test.each(rules.flatMap(({ pattern, examples }) => examples.map((text) => ({ text, pattern }))))(
    'hold for: $text',
    ({ text, pattern }) => expect(text).toMatch(pattern),
  );

  test.each(
    rules.flatMap(({ pattern, counterExamples }) =>
      counterExamples.map((text) => ({ text, pattern })),
    ),
  )('do not hold for: $text', ({ text, pattern }) => expect(text).not.toMatch(pattern));

  test('each has both', () => {
    for (const { examples, counterExamples } of rules) {
      expect(examples.length).toBeGreaterThan(0);
      expect(counterExamples.length).toBeGreaterThan(0);
    }
  });
});
