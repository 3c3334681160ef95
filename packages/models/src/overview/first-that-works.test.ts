/** Which failures another model steps in for, and what is told of it. */
import { expect, test } from 'vitest';
import { type AnsweringEngine, firstThatWorks } from '../first-that-works.ts';
import { ProviderProblem } from '../transport/provider-problem.ts';

const labelOf = (id: string) => id.toUpperCase();
/** Engines by id: an error that they fail with, or what they answer. */
const ask = (engines: Readonly<Record<string, unknown>>, seen: AnsweringEngine[] = []) =>
  firstThatWorks(Object.keys(engines), labelOf, async (engine) => {
    seen.push(engine);
    const answer = engines[engine.engineId];
    if (answer instanceof Error) throw answer;
    return answer;
  });
const busy = (id: string) => new ProviderProblem('BUSY', id);

test('the first that answers is asked alone', async () => {
  const seen: AnsweringEngine[] = [];
  expect(await ask({ a: 'Hello', b: 'Hi' }, seen)).toEqual({
    ...{ engineId: 'a', engineLabel: 'A', notes: [], result: 'Hello' },
  });
  expect(seen).toHaveLength(1);
});

test('the next steps in for one that is down, and says for whom', async () => {
  const found = await ask({ a: busy('Acme'), b: busy('Bolt'), c: 'Hi' });
  expect(found).toMatchObject({ engineId: 'c', result: 'Hi' });
  expect(found.notes).toEqual([
    'Acme is busy and turned the request away. Bolt is busy and turned the request away. C stepped in.',
  ]);
});

test.each([
  ['a refusal', new ProviderProblem('REFUSED', 'Acme')],
  ['anything else', new Error('of the disk')],
])('nobody steps in for %s', async (_what, error) => {
  await expect(ask({ a: error, b: 'Hi' })).rejects.toBe(error);
});

test('the last one fails as it is, and a job without models is a mistake', async () => {
  const last = busy('Bolt');
  await expect(ask({ a: busy('Acme'), b: last })).rejects.toBe(last);
  await expect(ask({})).rejects.toThrow('This job has no model.');
});
