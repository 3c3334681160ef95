import type { OwnEngines } from '@maquette/models';
import { expect, test } from 'vitest';
import { answerByEyes, answerByHandbook, type OwnQuestion } from './own-answer.ts';

const report = {
  ...{ kind: 'interior', description: 'A room.', answer: 'Grey.', palette: ['#808080'] },
  ...{ suggestions: ['Hang a lamp.'], cannotSee: ['Not the ceiling.'] },
};
const own = {
  look: async () => report,
  answer: async ({ question }: { question: string }) => ({
    ...{ markdown: `About ${question}.`, followUps: ['And then?'], kind: 'form' },
    sources: [{ slug: 'sofas', title: 'Sofas' }],
  }),
} as unknown as OwnEngines;

/** Our own answer to a message, with or without a picture. */
function asked(words: string, hasPicture = true) {
  const said: string[] = [];
  const types: string[] = [];
  let isSaying = false;
  const question = {
    messages: [
      {
        ...{ id: 'q', role: 'user' },
        parts: [
          { type: 'text', text: words },
          ...(hasPicture ? [{ type: 'file', url: '/p' }] : []),
        ],
      },
    ],
    job: { signal: new AbortController().signal },
    say: async (chunk: { type: string; delta?: string }) => {
      types.push(isSaying ? `${chunk.type} too early` : chunk.type);
      isSaying = true;
      await new Promise((resolve) => setImmediate(resolve));
      isSaying = false;
      said.push(chunk.delta ?? '');
    },
  } as unknown as OwnQuestion;
  const read = async () => ({ bytes: Uint8Array.of(1), mediaType: 'image/png' });
  const eyes = (photoId: string | undefined) => answerByEyes(own, question, read, photoId);
  return { question, eyes, types, text: () => said.join('') };
}

test('the answer comes first, then what is seen, what could be better and what cannot be told', async () => {
  const { eyes, text } = asked('What colour is the wall?');
  const end = await eyes('photo');
  expect(text()).toBe('**Grey.**\n\nA room.\n\n- Hang a lamp.\n\n_Not the ceiling._');
  expect(end).toEqual({ analysis: { kind: 'interior', palette: ['#808080'] } });
});

test('a wish for a style is a proposal, of a photo that can be had', async () => {
  const wished = asked('Restyle this room as Scandinavian');
  expect(await wished.eyes('photo')).toMatchObject({
    proposal: { tool: 'restyle', photoId: 'photo', kind: 'interior', style: 'Scandinavian' },
  });
  expect(wished.text()).toContain('I can restyle this room as **Scandinavian**.');
  expect(await asked('Restyle this room as Scandinavian').eyes(undefined)).not.toHaveProperty(
    'proposal',
  );
});

test('without a picture there is nothing to look at', async () => {
  const { eyes, text } = asked('What colour?', false);
  expect(await eyes('photo')).toEqual({});
  expect(text()).toBe('There is no picture to look at. Please attach one.');
});

test('the handbook answers with its sources first, and opens the form it asks for', async () => {
  const { question, types, text } = asked('sofas', false);
  expect(await answerByHandbook(own, question)).toEqual({
    offers: { followUps: ['And then?'], calculation: null, opensForm: true },
  });
  expect(types[0]).toBe('source-document');
  expect(types.slice(1, 3)).toEqual(['text-start', 'text-delta']);
  expect([types.at(-1), types.filter((type) => type.endsWith('too early'))]).toEqual([
    ...['text-end', []],
  ]);
  expect(text()).toBe('About sofas.');
});
