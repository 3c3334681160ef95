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

const ofImages = (isConnectedHere: boolean) =>
  ({ job: 'visuals', id: 'replicate:a/b', isConnectedHere }) as const;

test.each([
  [
    'NO_CREDIT',
    'Add credit to that account, or name a second engine behind a comma in IMAGE_MODEL.',
  ],
  ['BUSY', 'Try again in a moment, or name a second engine behind a comma in IMAGE_MODEL.'],
  ['FAILED', 'This is on their side. A second engine behind a comma in IMAGE_MODEL would step in.'],
  [
    'UNREACHABLE',
    'Is it running, and is REPLICATE_BASE_URL right? A token is made at replicate.com under Account, API tokens.',
  ],
  ['SLOW', 'A smaller model answers sooner. A second engine in IMAGE_MODEL would step in.'],
  ['STALLED', 'A smaller model answers sooner. A second engine in IMAGE_MODEL would step in.'],
  [
    'NOT_ACCEPTED',
    'Check the name behind the colon in IMAGE_MODEL: it may be a model for another job.',
  ],
  ['DROPPED', null],
] as const)('%s of the settings', (kind, sentence) => {
  expect(remedyFor(problem(kind), ofImages(false))).toBe(sentence);
});

test.each([
  ['NO_CREDIT', 'Add credit to that account. Until then our own engine steps in.'],
  ['BUSY', 'Try again in a moment.'],
  ['FAILED', 'This is on their side. Try again later.'],
  [
    'UNREACHABLE',
    'Is it running, and is the address right? A token is made at replicate.com under Account, API tokens.',
  ],
  ['SLOW', 'A smaller model answers sooner.'],
  ['STALLED', 'A smaller model answers sooner.'],
  ['GARBAGE', 'Something else may be listening there: check the address.'],
  ['NOT_ACCEPTED', 'Check the name of the model: it may be one for another job.'],
] as const)('%s of the app', (kind, sentence) => {
  expect(remedyFor(problem(kind), ofImages(true))).toBe(sentence);
});
