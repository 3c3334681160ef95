import { expect, test } from 'vitest';
import { ProviderProblem } from '../transport/provider-problem.ts';
import { remedyFor } from './remedies.ts';

const ofOllama = (isConnectedHere: boolean) =>
  ({ job: 'chat', id: 'ollama:qwen3:4b', isConnectedHere }) as const;
const problem = (kind: ConstructorParameters<typeof ProviderProblem>[0]) =>
  new ProviderProblem(kind, 'Acme');

test('an engine from the settings is fixed in the settings', () => {
  expect(remedyFor(problem('MODEL_UNKNOWN'), ofOllama(false))).toBe(
    'Check the name behind the colon in CHAT_MODEL. Install Ollama, then: ollama pull qwen3:4b',
  );
  expect(remedyFor(problem('GARBAGE'), ofOllama(false))).toBe(
    'Something else may be listening there: check OLLAMA_URL.',
  );
  expect(
    remedyFor(problem('KEY_REFUSED'), {
      job: 'sketch',
      id: 'stability:sketch',
      isConnectedHere: false,
    }),
  ).toBe('Check STABILITY_API_KEY, then start the server again.');
});

test('an engine connected in the app is fixed there', () => {
  expect(remedyFor(problem('MODEL_UNKNOWN'), ofOllama(true))).toBe(
    'Check the name of the model. Install Ollama, then: ollama pull qwen3:4b',
  );
  expect(remedyFor(problem('KEY_REFUSED'), ofOllama(true))).toBe('Check the key.');
  // The same wherever it was named.
  expect(remedyFor(problem('PAUSED'), ofOllama(true))).toBe(
    'It is asked again by itself after that.',
  );
});

test('a rejection has no fix, and an unknown provider no variables', () => {
  expect(remedyFor(problem('REFUSED'), ofOllama(false))).toBeNull();
  expect(
    remedyFor(problem('KEY_REFUSED'), { job: 'chat', id: 'nobody:one', isConnectedHere: false }),
  ).toBe('Check its settings, then start the server again.');
});
