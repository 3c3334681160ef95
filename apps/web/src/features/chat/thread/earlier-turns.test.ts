import { expect, test } from 'vitest';
import type { AssistantMessage } from './assistant-message.ts';
import { earlierTurns } from './earlier-turns.ts';

const message = (text: string, role: AssistantMessage['role'] = 'user') =>
  ({ id: text.slice(0, 8), role, parts: [{ type: 'text', text }] }) as AssistantMessage;
const sent = (texts: readonly string[], body: object = {}) =>
  earlierTurns(
    texts.map((text) => message(text)),
    body,
  );

test('the last thirty turns with words, in their order', () => {
  const texts = Array.from({ length: 40 }, (_, turn) => `Turn ${turn}`);
  texts.splice(35, 0, '');
  expect(sent(texts).map(({ text }) => text)).toEqual(
    Array.from({ length: 30 }, (_, turn) => `Turn ${turn + 10}`),
  );
  expect(earlierTurns([message('Hello'), message('Good day', 'assistant')], {})).toEqual([
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'Good day' },
  ]);
  expect(sent([])).toEqual([]);
});

test('eight thousand characters of each, and no half of one', () => {
  const whole = 'x'.repeat(8_000);
  expect(sent([whole, `${whole}y`]).map(({ text }) => text.length)).toEqual([8_000, 8_000]);
  expect(sent([`${'x'.repeat(7_999)}🏠`])[0]!.text).toBe('x'.repeat(7_999));
  expect(sent([`${'x'.repeat(7_998)}🏠`])[0]!.text).toBe(`${'x'.repeat(7_998)}🏠`);
});

test('as many of the newest as fit into a quarter of a megabyte', () => {
  const texts = Array.from(
    { length: 30 },
    (_, turn) => `${turn % 10}`.repeat(2) + 'é'.repeat(7_998),
  );
  const body = { id: 'a', temporary: true };
  const earlier = sent(texts, body);
  expect(earlier.at(-1)?.text).toBe(texts.at(-1));
  const bytesWith = (turns: object[]) =>
    Buffer.byteLength(JSON.stringify({ ...body, earlier: turns }));
  expect(bytesWith(earlier)).toBeLessThanOrEqual(262_144);
  const older = { role: 'user', text: texts.at(-1 - earlier.length)! };
  expect(bytesWith([older, ...earlier])).toBeGreaterThan(262_144);
  expect(sent(['Hello'], { text: 'x'.repeat(262_144) })).toEqual([]);
});
