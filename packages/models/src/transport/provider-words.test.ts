import { expect, test } from 'vitest';
import { cleanWords } from './clean-words.ts';
import { wordsOf } from './provider-words.ts';

test.each([
  ['{"error":{"message":"Too wide","code":null}}', 'Too wide'],
  ['[{"error":{"message":"Too wide","status":"INVALID_ARGUMENT"}}]', 'Too wide'],
  ['{"error":"OutOfMemoryError","detail":"CUDA out of memory"}', 'CUDA out of memory'],
  ['{"detail":{"message":"No such voice"}}', 'No such voice'],
  [
    '{"detail":[{"loc":["body","image_url"],"msg":"Could not read it"},{"msg":"Too wide"}]}',
    'Could not read it; Too wide',
  ],
  ['{"detail":[{"msg":"Too wide"}]}', 'Too wide'],
  ['{"detail":[]}', undefined],
  ['{"error":"no model"}', 'no model'],
  ['{"message":"Too wide"}', 'Too wide'],
  ['{"errors":["Too wide",{"message":"Too high"}]}', 'Too wide; Too high'],
  ['{"errors":["Too wide"]}', 'Too wide'],
  ['{"errors":[]}', undefined],
  ['{"error":{"message":""}}', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['upstream timed out', 'upstream timed out'],
  ['1 < 2', '1 < 2'],
  ['<html><body>Bad gateway</body></html>', undefined],
  ['', undefined],
])('%s says %s', (body, words) => {
  expect(wordsOf(body)).toBe(words);
});

test('words are one short line, without addresses and keys', () => {
  expect(cleanWords(' see\n https://10.0.0.3/in?side  now ')).toBe('see … now');
  expect(cleanWords('key sk-abcdef1 was refused, so was Bearer abcdef1')).toBe(
    'key … was refused, so was …',
  );
  expect(cleanWords(`${'a'.repeat(31)} ${'b'.repeat(32)}`)).toBe(`${'a'.repeat(31)} …`);
  expect(cleanWords('word '.repeat(100))).toHaveLength(240);
});
