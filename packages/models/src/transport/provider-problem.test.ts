/** A second copy of what is done about each problem of a service. */
import { expect, test } from 'vitest';
import { findProviderProblem, ProviderProblem, providerProblems } from './provider-problem.ts';

const kindsWith = (field: 'tryAgain' | 'isDown' | 'stepIn', value: boolean) =>
  Object.entries(providerProblems)
    .filter(([, row]) => row[field] === value)
    .map(([kind]) => kind);

test('what is asked again, what counts as down, and what no other engine steps in for', () => {
  expect(kindsWith('tryAgain', true)).toEqual(['BUSY', 'FAILED', 'UNREACHABLE']);
  expect(kindsWith('isDown', true)).toEqual([
    ...['FAILED', 'UNREACHABLE', 'SLOW', 'STALLED', 'DROPPED', 'GARBAGE'],
  ]);
  expect(kindsWith('stepIn', false)).toEqual(['REFUSED', 'ONLY_WORDS']);
  expect(Object.keys(providerProblems)).toHaveLength(19);
});

test.each([
  ['FAILED', { status: 502 }, 'Acme had an error of its own (502).'],
  ['SLOW', { seconds: 180 }, 'Acme took longer than 180 seconds.'],
  ['STALLED', { seconds: 45 }, 'Acme fell silent in mid-answer for 45 seconds.'],
  ['TOO_LARGE', { megabytes: 64 }, 'Acme sent more than 64 MB, which was cut off.'],
  ['PAUSED', {}, 'Acme failed several times in a row and is given unknown seconds of rest.'],
  [
    'ONLY_WORDS',
    { words: 'see  https://acme.dev/help' },
    'Acme answered in words instead of with a picture: "see …"',
  ],
] as const)('%s is said with its figures', (kind, facts, sentence) => {
  expect(new ProviderProblem(kind, 'Acme', facts).message).toBe(sentence);
});

test('facts keep no words where a service said none', () => {
  expect(new ProviderProblem('BUSY', 'Acme', { status: 429, words: ' ' }).facts).toEqual({
    status: 429,
  });
});

test('it is found below what libraries wrap around it, the last failure first', () => {
  const problem = new ProviderProblem('BUSY', 'Acme');
  const retried = Object.assign(new Error('failed', { cause: new Error('other') }), {
    lastError: new Error('last', { cause: problem }),
  });
  expect(findProviderProblem(problem)).toBe(problem);
  expect(findProviderProblem(retried)).toBe(problem);
  expect(findProviderProblem(new Error('alone'))).toBeUndefined();
  expect(findProviderProblem('text')).toBeUndefined();
  const circle = new Error('circle');
  circle.cause = circle;
  expect(findProviderProblem(circle)).toBeUndefined();
});
