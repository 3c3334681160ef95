import { expect, test } from 'vitest';
import { ProviderProblem } from '../transport/provider-problem.ts';
import { streamProblem } from './plain-problems.ts';

test.each([
  ['the model is Overloaded', 'BUSY', { status: 200 }],
  [{ type: 'rate_limit_error', message: 'Slow down' }, 'BUSY', { status: 200, words: 'Slow down' }],
  [{ error: { message: 'No such voice' } }, 'FAILED', { status: 200, words: 'No such voice' }],
  [undefined, 'FAILED', { status: 200 }],
])('%j in a stream that started well is %s', (error, kind, facts) => {
  const problem = streamProblem(error, 'Painter');
  expect(problem).toBeInstanceOf(ProviderProblem);
  expect(problem).toMatchObject({ kind, facts });
});
