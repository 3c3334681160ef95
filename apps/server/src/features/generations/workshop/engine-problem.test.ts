import { ProviderProblem } from '@maquette/models';
import { APICallError, RetryError } from 'ai';
import { expect, test } from 'vitest';
import { Problem } from '../../../platform/problem.ts';
import { engineProblem } from './engine-problem.ts';

const wrapped = (problem: ProviderProblem) =>
  new APICallError({
    message: 'Failed to process successful response',
    url: 'https://api.acme.dev/v1',
    requestBodyValues: {},
    cause: problem,
  });

test.each([
  ['UNREACHABLE', 'The engine could not do this. Acme could not be reached.'],
  ['SLOW', 'The engine could not do this. Acme took longer than 5 seconds.'],
  [
    'KEY_REFUSED',
    'The engine is not set up correctly. Acme did not accept the key. Please tell the operator of this server.',
  ],
  ['REFUSED', 'The engine declined to make this picture: No people, please'],
] as const)('%s of a service is a sentence', (kind, sentence) => {
  const problem = new ProviderProblem(kind, 'Acme', { seconds: 5, words: 'No people, please' });
  expect(engineProblem(problem)?.message).toBe(sentence);
  expect(engineProblem(wrapped(problem))?.message).toBe(sentence);
});

test('unexpected errors stay unexpected', () => {
  expect(engineProblem(new Error('a surprise'))).toBe(undefined);
});

test.each([
  ['BUSY', 'ENGINE_UNAVAILABLE'],
  ['SLOW', 'ENGINE_UNAVAILABLE'],
  ['DROPPED', 'ENGINE_UNAVAILABLE'],
  ['GARBAGE', 'ENGINE_UNAVAILABLE'],
  ['NO_CREDIT', 'ENGINE_NOT_READY'],
  ['MODEL_UNKNOWN', 'ENGINE_NOT_READY'],
  ['PAUSED', 'ENGINE_NOT_READY'],
  ['WORK_FAILED', 'ENGINE_FAILED'],
  ['NOT_A_PICTURE', 'ENGINE_FAILED'],
  ['RESULT_LOST', 'ENGINE_FAILED'],
  ['REFUSED', 'ENGINE_REFUSED'],
  ['ONLY_WORDS', 'ENGINE_REFUSED'],
] as const)('%s of a service is %s', (kind, code) => {
  expect(engineProblem(new ProviderProblem(kind, 'Acme'))?.code).toBe(code);
});

test('a failed call tells whether it may be retried, without addresses and keys', () => {
  const call = (isRetryable: boolean) =>
    new APICallError({
      message: `Not so: https://api.acme.dev/v1?key=1 ${'k'.repeat(24)}  please`,
      ...{ url: 'https://api.acme.dev', requestBodyValues: {}, isRetryable },
    });
  expect(engineProblem(call(true))).toMatchObject({
    ...{ code: 'ENGINE_UNAVAILABLE', details: { reason: 'Not so: please' } },
  });
  expect(engineProblem(call(false))?.code).toBe('ENGINE_REFUSED');
  const lastError = new ProviderProblem('BUSY', 'Acme');
  const tired = new RetryError({
    message: 'tired',
    reason: 'maxRetriesExceeded',
    errors: [lastError],
  });
  expect(engineProblem(tired)?.code).toBe('ENGINE_UNAVAILABLE');
  const unknown = new RetryError({ message: 'tired', reason: 'maxRetriesExceeded', errors: ['?'] });
  expect(engineProblem(unknown)).toMatchObject({ details: { reason: 'tired' } });
});

test('our own refusals and problems are passed on', () => {
  const problem = new Problem('STORAGE_FULL');
  expect(engineProblem(problem)).toBe(problem);
  const refused = Object.assign(new Error('No wall is in view.'), { name: 'EngineRefusedError' });
  expect(engineProblem(refused)).toMatchObject({
    ...{ code: 'ENGINE_REFUSED', details: { reason: 'No wall is in view.' } },
  });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  expect(engineProblem(full)?.code).toBe('STORAGE_FULL');
});

test('a problem is found seven causes deep, and no deeper: causes may be a circle', () => {
  const below = (depth: number): Error =>
    depth === 0
      ? new ProviderProblem('BUSY', 'Acme')
      : new Error('wrapped', { cause: below(depth - 1) });
  expect([engineProblem(below(7))?.code, engineProblem(below(8))]).toEqual([
    ...['ENGINE_UNAVAILABLE', undefined],
  ]);
  const circle = new Error('round');
  circle.cause = circle;
  expect(engineProblem(circle)).toBeUndefined();
});

test('a reason is at most 160 characters, and never empty', () => {
  const reasonOf = (message: string) =>
    engineProblem(
      new APICallError({
        message,
        url: 'https://acme.dev',
        requestBodyValues: {},
        isRetryable: true,
      }),
    )?.details.reason;
  expect(reasonOf('ab '.repeat(60))).toHaveLength(160);
  expect(reasonOf(`https://acme.dev/${'k'.repeat(30)}`)).toBe('no reason given');
  expect(reasonOf(`${'k'.repeat(23)} ${'k'.repeat(24)}`)).toBe('k'.repeat(23));
});

test('words of a service follow the sentence where its work broke', () => {
  const broken = new ProviderProblem('WORK_FAILED', 'Acme', { words: 'Out of memory.' });
  expect(engineProblem(broken)?.details).toEqual({
    reason: 'Acme began this picture but could not finish it. Out of memory.',
  });
});
