import { ProviderProblem } from '@maquette/models';
import { APICallError } from 'ai';
import { expect, test } from 'vitest';
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
    'The engine is not set up as it should be. Acme did not accept the key. Please tell whoever runs this server.',
  ],
  ['REFUSED', 'The engine declined to make this picture: No people, please'],
] as const)('%s of a service is a sentence', (kind, sentence) => {
  const problem = new ProviderProblem(kind, 'Acme', { seconds: 5, words: 'No people, please' });
  expect(engineProblem(problem)?.message).toBe(sentence);
  expect(engineProblem(wrapped(problem))?.message).toBe(sentence);
});

test('what nobody foresaw stays so', () => {
  expect(engineProblem(new Error('a surprise'))).toBe(undefined);
});
