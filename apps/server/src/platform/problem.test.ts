import { expect, test } from 'vitest';
import { isProblemCode, Problem, toProblem } from './problem.ts';

const coded = (code: unknown, message = 'of the system') =>
  Object.assign(new Error(message), { code });

test.each([
  ['ENOSPC', 'STORAGE_FULL'],
  ['EDQUOT', 'STORAGE_FULL'],
  ['53100', 'STORAGE_FULL'],
  ['ECONNREFUSED', 'DATABASE_DOWN'],
  ['ECONNRESET', 'DATABASE_DOWN'],
  ['08001', 'DATABASE_DOWN'],
  ['08006', 'DATABASE_DOWN'],
  ['53300', 'DATABASE_DOWN'],
  ['57P01', 'DATABASE_DOWN'],
  ['57P03', 'DATABASE_DOWN'],
  ['22021', 'BAD_REQUEST'],
  ['22P05', 'BAD_REQUEST'],
  ['23505', 'UNEXPECTED'],
  [57, 'UNEXPECTED'],
])('an error with the code %s is %s, wherever in its causes', (code, known) => {
  const error = coded(code);
  expect(toProblem(error)).toMatchObject({ code: known, cause: error });
  const wrapped = new Error('Failed query', { cause: new Error('again', { cause: error }) });
  expect(toProblem(wrapped)).toMatchObject({ code: known, cause: wrapped });
});

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('a lost connection says so in words alone: %s', (message) => {
  expect(toProblem(new Error(message)).code).toBe('DATABASE_DOWN');
  expect(toProblem(new Error(`It said: ${message}`)).code).toBe('UNEXPECTED');
});

test('a problem stays itself, also inside another error', () => {
  const problem = new Problem('QUEUE_FULL', { limit: 3 });
  expect(toProblem(problem)).toBe(problem);
  expect(toProblem(new Error('in the transaction', { cause: problem }))).toBe(problem);
  expect(problem.status).toBe(429);
});

test('a value that is no error is unexpected, and a circle of causes ends', () => {
  expect(toProblem('text').code).toBe('UNEXPECTED');
  const circle = new Error('first');
  circle.cause = new Error('second', { cause: circle });
  expect(toProblem(circle).code).toBe('UNEXPECTED');
});

test('only codes of the table are codes', () => {
  expect(['NOT_FOUND', 'not_found', 'constructor', 404].map(isProblemCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
