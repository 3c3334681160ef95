import { expect, test } from 'vitest';
import type { NewMessage } from '../composer/use-composer.ts';
import type { AssistantMessage, AssistantPart } from './assistant-message.ts';
import { editedParts, partsOf, withStop, withWork } from './message-parts.ts';

const photo = (type: string) =>
  ({ file: new File(['x'], 'room', { type }), sent: { url: '/api/files/one' } }) as never;
const message = (role: 'user' | 'assistant', ...parts: object[]): AssistantMessage => ({
  ...{ id: role, role, parts: parts as AssistantPart[] },
});
const text = (words: string) => ({ type: 'text', text: words });
const picture = { type: 'file', mediaType: 'image/png', url: '/api/files/one' };
const form = { type: 'data-calculation', data: { calculator: 'paint', values: {} } };

test('a message has a picture, a calculation and a text, if present', () => {
  const all = { text: 'Hello', photo: photo('image/png'), calculation: form.data } as NewMessage;
  expect(partsOf(all)).toEqual([{ ...picture, filename: 'room' }, form, text('Hello')]);
  expect(partsOf({ text: '', photo: photo('image/heic') } as NewMessage)).toMatchObject([
    { mediaType: 'image/jpeg' },
  ]);
  expect(partsOf({ text: '' } as NewMessage)).toEqual([]);
});

test('an edit keeps the picture and drops the calculation', () => {
  const edited = editedParts(message('user', picture, form, text('old')), '  how high? ');
  expect(edited).toEqual([picture, text('How high?')]);
});

test("started work is the answer's last part", () => {
  expect(withWork(message('assistant', text('So.')), 'w1').parts).toEqual([
    text('So.'),
    { type: 'data-work', id: 'w1', data: { generationId: 'w1' } },
  ]);
});

test('stopping marks the answer in progress, or one about to start', () => {
  const question = message('user', text('Hello'));
  const begun = { ...message('assistant', text('So')), metadata: { engine: 'Handbook' } };
  const stopped = withStop([question, begun], 'new');
  expect(stopped[0]).toBe(question);
  expect(stopped[1]).toEqual({ ...begun, metadata: { engine: 'Handbook', ended: 'stopped' } });
  const [first, second, third] = withStop([question, message('assistant'), question], 'new');
  expect([first?.role, second?.metadata, third]).toEqual(['user', undefined, question]);
  const again = withStop([question, message('assistant'), question, begun], 'new');
  expect(again.map(({ metadata }) => metadata?.ended)).toEqual([
    ...[undefined, undefined, undefined, 'stopped'],
  ]);
  expect(withStop([question], 'new')).toEqual([
    question,
    { id: 'new', role: 'assistant', parts: [], metadata: { ended: 'stopped' } },
  ]);
});
