import { expect, test } from 'vitest';
import { type AssistantMessage, lookedAt } from './assistant-message.ts';

const own = (...urls: string[]): AssistantMessage => ({
  id: urls.join(' ') || 'words',
  role: 'user',
  parts: urls.map((url) => ({ type: 'file', mediaType: 'image/jpeg', url })),
});
const answer: AssistantMessage = { id: 'answer', role: 'assistant', parts: [] };

test('an answer looked at the last picture before it, whoever spoke in between', () => {
  const messages = [own('/files/one'), answer, own(), answer, own('/files/two'), answer];
  expect([1, 3, 5].map((place) => lookedAt(messages, place))).toEqual([
    '/files/one',
    '/files/one',
    '/files/two',
  ]);
  expect(lookedAt([own(), answer], 1)).toBeUndefined();
});
