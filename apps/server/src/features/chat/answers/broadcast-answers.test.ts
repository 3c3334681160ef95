import { expect, test } from 'vitest';
import type { Notices } from '../../../platform/hosts/notices.ts';
import { broadcastAnswers } from './broadcast-answers.ts';

function told() {
  const said: { type: string; at?: number; text?: string; length?: number }[] = [];
  const notices = {
    publish: async (_channel: string, text: string) => void said.push(JSON.parse(text)),
  } as unknown as Notices;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { said, answers: broadcastAnswers(notices), settled };
}
const answer = { id: 'one', text: '', hasEnded: false };

test('text is sent only once a reader joins, from their position', async () => {
  const { said, answers, settled } = told();
  answer.text = 'abcdef';
  answers.onText(answer);
  await settled();
  expect(said).toEqual([]);
  answers.onRead('one', 2);
  await settled();
  expect(said).toMatchObject([{ type: 'text', answer: 'one', at: 2, text: 'cdef' }]);
  answers.onRead('another', 0);
  await settled();
  expect(said).toHaveLength(1);
});

test('earlier text is repeated for a reader behind, one ahead misses nothing', async () => {
  const { said, answers, settled } = told();
  const one = { ...answer, text: 'abcdef' };
  answers.onText(one);
  answers.onRead('one', 4);
  answers.onRead('one', 1);
  await settled();
  answers.onRead('one', 6);
  one.text += 'gh';
  answers.onText(one);
  await settled();
  const heard = [...'        '];
  for (const { at = 0, text = '' } of said) heard.splice(at, text.length, ...text);
  expect(heard.join('')).toBe(' bcdefgh');
});

test('long text is sent in pieces of 1,200 characters, and the end with its length', async () => {
  const { said, answers } = told();
  const one = { ...answer, text: 'x'.repeat(2_500) };
  answers.onText(one);
  answers.onRead('one', 0);
  one.hasEnded = true;
  await answers.onEnd(one);
  await new Promise((resolve) => setImmediate(resolve));
  const pieces = said.filter(({ type }) => type === 'text');
  expect(pieces.map(({ at, text }) => [at, text?.length])).toEqual([
    [0, 1_200],
    [1_200, 1_200],
    [2_400, 100],
  ]);
  expect(said.filter(({ type }) => type === 'ended')).toMatchObject([{ length: 2_500 }]);
});

test('without readers only the end is sent', async () => {
  const { said, answers } = told();
  await answers.onEnd({ ...answer, text: 'abc', hasEnded: true });
  expect(said).toEqual([{ type: 'ended', answer: 'one', length: 3 }]);
});

test('a piece waits until the one before it was sent, and the end for all of them', async () => {
  const said: string[] = [];
  let sent: (() => void) | undefined;
  const notices = {
    publish: (_channel: string, text: string) => {
      said.push(JSON.parse(text).type);
      return new Promise<void>((resolve) => {
        sent = resolve;
      });
    },
  } as unknown as Notices;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answers = broadcastAnswers(notices);
  const long = { ...answer, text: 'x'.repeat(1_201), hasEnded: true };
  answers.onText(long);
  answers.onRead('one', 0);
  await settled();
  expect(said).toEqual(['text']);
  let isOver = false;
  sent?.();
  await settled();
  expect(said).toEqual(['text', 'text']);
  sent?.();
  await settled();
  expect(said).toEqual(['text', 'text', 'ended']);
  sent?.();
  const ended = answers.onEnd(long).then(() => {
    isOver = true;
  });
  await settled();
  expect([isOver, said.at(-1)]).toEqual([false, 'ended']);
  sent?.();
  await ended;
});
