/** A second copy of the table in literal figures, and how the name of a model is read. */
import { expect, test } from 'vitest';
import { isOwnModel, roles, splitModelId } from './roles.ts';

test('each job has its engine, time limit and number of retries', () => {
  expect(
    Object.entries(roles).map(([job, { variable, builtin, ...rest }]) => [
      ...[job, variable, builtin, rest.endsWithBuiltin, rest.ownLimitMs, rest.tries],
    ]),
  ).toEqual([
    ['chat', 'CHAT_MODEL', 'builtin:handbook', false, 120_000, 1],
    ['vision', 'VISION_MODEL', 'builtin:eyes', false, 60_000, 1],
    ['speech', 'SPEECH_MODEL', 'builtin:voice', true, 90_000, 1],
    ['restyle', 'RESTYLE_MODEL', 'builtin:restyle', false, 300_000, 3],
    ['visuals', 'IMAGE_MODEL', 'builtin:visuals', false, 300_000, 1],
    ['sketch', 'SKETCH_MODEL', 'builtin:sketch', false, 300_000, 1],
  ]);
});

test.each([
  ['ollama:llava:7b', 'ollama', 'llava:7b'],
  ['builtin:eyes', 'builtin', 'eyes'],
  ['openai', 'openai', ''],
  ['openai:', 'openai', ''],
  [':gpt', '', 'gpt'],
])('%s is %s and %s', (id, providerId, modelId) => {
  expect(splitModelId(id)).toEqual({ providerId, modelId });
  expect(isOwnModel(id)).toBe(providerId === 'builtin');
});
