import { expect, test } from 'vitest';
import { compatibleEntries } from './entry.ts';

test('servers with a usual address are found without a setting, others need one', () => {
  const addresses = Object.values(compatibleEntries).map(({ variables }) => {
    const address = variables.find(({ what }) => what === 'address');
    return [address?.name, address?.isRequired, address?.fallback];
  });
  expect(addresses).toEqual([
    ['OLLAMA_URL', false, 'http://127.0.0.1:11434/v1'],
    ['LMSTUDIO_URL', false, 'http://127.0.0.1:1234/v1'],
    ['VLLM_URL', false, 'http://127.0.0.1:8000/v1'],
    ['LLAMACPP_URL', false, 'http://127.0.0.1:8080/v1'],
    ['COMPATIBLE_URL', true, undefined],
  ]);
});

test('none of them asks for a key', () => {
  const required = Object.values(compatibleEntries)
    .flatMap(({ variables }) => variables)
    .filter(({ isRequired }) => isRequired);
  expect(required.map(({ name }) => name)).toEqual(['COMPATIBLE_URL']);
});

test('only a server of no known kind has an example of a voice', () => {
  const jobs = Object.values(compatibleEntries).map(({ name, examples }) => [
    name,
    ...Object.keys(examples ?? {}),
  ]);
  expect(jobs).toEqual([
    ['Ollama', 'chat', 'vision'],
    ['LM Studio', 'chat', 'vision'],
    ['vLLM', 'chat', 'vision'],
    ['llama.cpp', 'chat', 'vision'],
    ['OpenAI-compatible server', 'chat', 'vision', 'speech'],
  ]);
});
