import { expect, test } from 'vitest';
import { earlierTurns, lastPicture, lastWords, modelMessages } from './conversation.ts';
import { calculationIn, isAboutPicture } from './question-subject.ts';

const text = (words: string) => ({ type: 'text', text: words });
const file = (url: string) => ({ type: 'file', url });
const user = (...parts: { type: string }[]) => ({ id: 'u', role: 'user', parts });
const assistant = (...parts: { type: string }[]) => ({ id: 'a', role: 'assistant', parts });

const history = [
  user(text('Look'), file('/one')),
  assistant(text('A room.'), { type: 'data-offers' }),
  user(file('/two')),
  assistant(),
  user(text(' And now? '), text('Please')),
];

test('the last words are told from the turns before them', () => {
  expect(lastWords(history)).toBe('And now? \nPlease');
  expect(lastWords([assistant(text('Hello'))])).toBe('');
  expect(earlierTurns(history)).toEqual([
    { role: 'user', text: 'Look' },
    { role: 'assistant', text: 'A room.' },
  ]);
  expect(earlierTurns([])).toEqual([]);
});

const bytesOf = (name: string) => Uint8Array.from(Buffer.from(name));
const picture = async (url: string) =>
  url === '/two' ? undefined : { bytes: bytesOf(url), mediaType: 'image/png' };

test('the last existing picture is analysed', async () => {
  expect(await lastPicture(history, picture)).toEqual(bytesOf('/one'));
  expect(await lastPicture([...history, user(file('/three'))], picture)).toEqual(bytesOf('/three'));
  expect(await lastPicture([assistant(file('/three'))], picture)).toBeUndefined();
});

test('models of others are given words and bytes, without parts and turns that are empty', async () => {
  const messages = await modelMessages(history, picture);
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
  expect(JSON.stringify(messages[0])).toContain(Buffer.from('/one').toString('base64'));
});

test.each([
  ['What colour is the floor?', true],
  ['Restyle it', true],
  ['now as Coastal', true],
  ['How high is a door?', false],
])('after a picture "%s" is about it: %s', (words, isAbout) => {
  expect(isAboutPicture([user(file('/one')), assistant(), user(text(words))])).toBe(isAbout);
  // Without a picture it is about none.
  expect(isAboutPicture([user(text(words))])).toBe(false);
});

test("an attached picture is discussed, an assistant's isn't", () => {
  expect(isAboutPicture([user(file('/one'))])).toBe(true);
  expect(isAboutPicture([assistant(file('/one'))])).toBe(false);
  expect(isAboutPicture([])).toBe(false);
});

test('the form that came last is calculated, if it is one', () => {
  const data = { calculator: 'paint', values: { length: 5 } };
  const form = { type: 'data-calculation', data };
  expect(calculationIn([user(form)])).toEqual(data);
  expect(calculationIn([user(form), user(text('And now?'))])).toBeUndefined();
  expect(calculationIn([user({ ...form, data: { calculator: 7 } } as never)])).toBeUndefined();
});
