import { expect, test } from 'vitest';
import {
  type AssistantMessage,
  type AssistantPart,
  analysisOf,
  lookingUp,
  offersOf,
  openProposalsOf,
  picturesOf,
  sourcesOf,
  subjectPicture,
  textOf,
  worksOf,
} from './assistant-message.ts';

const own = (...urls: string[]): AssistantMessage => ({
  id: urls.join(' ') || 'words',
  role: 'user',
  parts: urls.map((url) => ({ type: 'file', mediaType: 'image/jpeg', url })),
});
const answer: AssistantMessage = { id: 'answer', role: 'assistant', parts: [] };

test('an answer refers to the last picture before it, across other messages', () => {
  const messages = [own('/files/one'), answer, own(), answer, own('/files/two'), answer];
  expect([1, 3, 5].map((place) => subjectPicture(messages, place))).toEqual([
    '/files/one',
    '/files/one',
    '/files/two',
  ]);
  expect(subjectPicture([own(), answer], 1)).toBeUndefined();
});

const saying = (...parts: object[]): AssistantMessage => ({
  ...answer,
  parts: parts as AssistantPart[],
});
const proposed = (prompt: string) => ({ type: 'data-proposal', data: { tool: 'visual', prompt } });
const work = (generationId: string) => ({ type: 'data-work', data: { generationId } });

test('a proposal is open until its picture is started', () => {
  const open = (...parts: object[]) =>
    openProposalsOf(saying(...parts)).map((one) => 'prompt' in one && one.prompt);
  expect(open()).toEqual([]);
  expect(open(proposed('a barn'), proposed('a tower'))).toEqual(['a barn', 'a tower']);
  expect(open(proposed('a barn'), proposed('a tower'), work('one'))).toEqual(['a tower']);
  expect(open(proposed('a barn'), work('one'), work('two'))).toEqual([]);
  expect(worksOf(saying(work('one'), proposed('a barn'), work('two')))).toEqual(['one', 'two']);
});

test('separates text, sources, offers and pictures', () => {
  const offers = { followUps: ['And then?'], calculation: null };
  const message = saying(
    { type: 'text', text: 'First.' },
    { type: 'source-document', sourceId: 'sofas', title: 'Sofas', mediaType: 'text/markdown' },
    { type: 'data-offers', data: offers },
    { type: 'file', mediaType: 'image/png', url: '/files/one' },
    { type: 'file', mediaType: 'audio/mpeg', url: '/files/two' },
    { type: 'text', text: 'Second.' },
  );
  expect(textOf(message)).toBe('First.\n\nSecond.');
  expect(sourcesOf(message)).toEqual([{ slug: 'sofas', title: 'Sofas' }]);
  expect(offersOf(message)).toEqual(offers);
  expect(picturesOf(message)).toEqual([{ url: '/files/one', name: 'Picture' }]);
});

test('a lookup is shown while it is the last part', () => {
  const tool = { type: 'tool-calculate' };
  expect(lookingUp(saying({ type: 'text', text: 'So' }, tool))).toBe('Calculating');
  expect(lookingUp(saying(tool, { type: 'text', text: 'So' }))).toBeUndefined();
  expect(lookingUp(saying({ type: 'tool-constructor' }))).toBeUndefined();
  expect(lookingUp(answer)).toBeUndefined();
  const before = [{ type: 'text', text: 'So' }, { type: 'tool-calculate' }];
  expect(lookingUp(saying(...before, { type: 'text', text: 'far' }))).toBeUndefined();
  expect(lookingUp(saying(...before, { type: 'tool-ask_handbook' }))).toBe(
    'Looking in the handbook',
  );
});

test.each([
  ['ask_handbook', 'Looking in the handbook'],
  ['calculate', 'Calculating'],
  ['propose_picture', 'Preparing a picture'],
  ['propose_restyle', 'Preparing a restyle'],
])('%s reads "%s"', (tool, sentence) => {
  expect(lookingUp(saying({ type: `tool-${tool}` }))).toBe(sentence);
});

test('the figures of a picture are among the parts of its answer, or not', () => {
  const data = { palette: [] };
  const parts = [
    { type: 'text', text: 'A room.' },
    { type: 'data-analysis', data },
  ];
  expect(analysisOf(saying(...parts))).toEqual(data);
  expect(analysisOf(saying({ type: 'text', text: 'A room.' }))).toBeUndefined();
});

test('a picture keeps the name of its file', () => {
  const file = { type: 'file', mediaType: 'image/png', url: '/files/one', filename: 'hall.png' };
  expect(picturesOf(saying(file))).toEqual([{ url: '/files/one', name: 'hall.png' }]);
});
