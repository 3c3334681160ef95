/** Results of tools: as a language model gets them, and as readers see them. */
import { studios } from '@maquette/contract';
import { calculators, getEntry } from '@maquette/handbook';
import { expect, test } from 'vitest';
import { assistantTools, type ToolContext } from './assistant-tools.ts';

function used(found: object = {}, photoId?: string) {
  const told = { cited: [] as string[], offered: [] as object[], proposed: [] as object[] };
  const tools = assistantTools({
    photoId,
    lookUp: async () => found as Awaited<ReturnType<ToolContext['lookUp']>>,
    cite: ({ slug }) => void told.cited.push(slug),
    offer: (offers) => void told.offered.push(offers),
    propose: (proposal) => void told.proposed.push(proposal),
  });
  const use = (name: string, input: object) =>
    tools[name]?.execute?.(input, { toolCallId: '1', messages: [], context: {} });
  return { use, told, names: Object.keys(tools) };
}

const sources = [
  { slug: 'stairs', title: 'Stairs', quote: 'Steps.' },
  { slug: 'ramps', title: 'Ramps', quote: 'Slopes.' },
];

test('what the handbook answers is a source each', async () => {
  const { use, told } = used({ kind: 'entry', markdown: 'Steep.', sources });
  expect(await use('ask_handbook', { question: 'how steep?' })).toEqual({
    ...{ found: true, text: 'Steep.', sources: ['Stairs', 'Ramps'] },
  });
  expect(told.cited).toEqual(['stairs', 'ramps']);
});

test.each([
  ...['unknown', 'off-topic', 'small-talk', 'form'].map((kind) => ({ kind, sources })),
  { kind: 'entry', sources: [] },
])('$kind with $sources.length sources is nothing found', async (found) => {
  const { use, told } = used({ markdown: 'Hello.', ...found });
  expect(await use('ask_handbook', { question: 'how steep?' })).toEqual({ found: false });
  expect(told.cited).toEqual([]);
});

test('a calculation is offered, and explained by the entry that its calculator names first', async () => {
  const { slug, related } = calculators.find((one) => one.related.length > 1)!;
  const { use, told } = used();
  const first = getEntry(related[0]!)!;
  expect(await use('calculate', { calculator: slug, values: {} })).toMatchObject({
    headline: expect.any(String),
    explained: { title: first.title, text: first.lead },
  });
  expect(told).toMatchObject({
    cited: [first.slug],
    offered: [{ followUps: [], calculation: { calculator: slug, values: {} } }],
  });
});

test('a calculation that cannot be is a sentence', async () => {
  const { use, told } = used();
  expect(await use('calculate', { calculator: 'moon', values: {} })).toEqual({
    error: 'There is no calculator "moon".',
  });
  const cooled = { calculator: 'water-heating', values: { from: 50, to: 40 } };
  expect(await use('calculate', cooled)).toEqual({
    error: 'Expected water that is warmed to more than it was',
  });
  expect([told.cited, told.offered]).toEqual([[], []]);
});

test('pictures are proposed, of a photo only where there is one', async () => {
  const { use, told, names } = used();
  expect(names).toEqual(['ask_handbook', 'calculate', 'propose_picture']);
  await use('propose_picture', { description: 'a villa' });
  expect(told.proposed).toEqual([{ tool: 'visual', prompt: 'a villa' }]);
});

test('a restyle has the wanted style, and an atmosphere that is known', async () => {
  const { defaults, styles, aesthetics } = studios.exterior;
  const [style, aesthetic] = [styles.at(-1)!.label, aesthetics.at(-1)!];
  const { use, told } = used({}, 'photo');
  await use('propose_restyle', { kind: 'exterior', style, aesthetic: aesthetic.label });
  await use('propose_restyle', { kind: 'exterior', style, aesthetic: 'Lunar' });
  const plain = { tool: 'restyle', photoId: 'photo', kind: 'exterior', ...defaults, style };
  expect(told.proposed).toEqual([{ ...plain, aesthetic: aesthetic.value }, plain]);
  expect(await use('propose_restyle', { kind: 'exterior', style: 'Lunar' })).toMatchObject({
    error: expect.stringMatching(/^"Lunar" is not one of: /),
  });
  expect(told.proposed).toHaveLength(2);
});
