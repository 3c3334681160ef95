import { describe, expect, test } from 'vitest';
import { judgeInside, judgeOutside, missingFacts, questionsInside } from './judge.ts';

const tuned = judgeInside('tuned');
const fresh = judgeInside('fresh');

describe('the questions', () => {
  test('are 1676 in five registers, a fifth held out', () => {
    const questions = questionsInside();
    expect(questions.length).toBe(1676);
    expect(new Set(questions.map(({ voice }) => voice)).size).toBe(5);
    expect(questions.filter(({ part }) => part === 'kept aside').length).toBe(311);
    expect([tuned.length, fresh.length]).toEqual([997, 368]);
  });

  test('a fact with alternatives is satisfied by any of them, and all facts are required', () => {
    expect(missingFacts('A wall of 900 mm', '800/900 mm')).toEqual([]);
    expect(missingFacts('A wall of 900 mm', '900 mm; brick')).toEqual(['brick']);
  });

  test('a fact may be a pattern, matched against plain numbers', () => {
    expect(missingFacts('1,000–1,200 mm', '~1000-1[2-4]00; ~^9')).toEqual(['~^9']);
  });
});

describe('the answers', () => {
  test('contain the facts of at least 92 % of the tuning questions', () => {
    const wrong = tuned.filter((item) => item.missing.length > 0);
    expect(
      1 - wrong.length / tuned.length,
      wrong.map((item) => item.question).join('\n'),
    ).toBeGreaterThanOrEqual(0.92);
  });

  test('contain the facts of at least 87 % of the held-out ones, some of which no entry answers', () => {
    const right = fresh.filter((item) => item.missing.length === 0);
    expect(right.length / fresh.length).toBeGreaterThanOrEqual(0.87);
  });

  test('name a source whenever they come from an entry', () => {
    const unsourced = [...tuned, ...fresh].filter(
      (item) =>
        ['entry', 'person', 'comparison'].includes(item.answer.kind) &&
        item.answer.sources.length === 0,
    );
    expect(unsourced.map((item) => item.question)).toEqual([]);
  });

  test('invent nothing for questions outside the handbook', () => {
    const outside = judgeOutside();
    expect(outside.length).toBe(385);
    expect(outside.filter((item) => item.invented).map((item) => item.question)).toEqual([]);
  });
});
