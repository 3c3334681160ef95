import { expect, test } from 'vitest';
import { allBy } from '../../../testing/test-makers.ts';
import type { JobContext, Maker, Work } from './maker.ts';
import { makersInTurn } from './makers-in-turn.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const work = (owner: string, variations: number) =>
  ({ owner, recipe: { from: 'words', variations } }) as Work;
const job = (signal = new AbortController().signal) => ({ signal }) as JobContext;

/** Holds its pictures until they are released. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const make: Maker = async ({ owner, recipe }, { inTurn }) => {
    const count = recipe.from === 'words' ? recipe.variations : 0;
    const draw = async (index: number) =>
      inTurn?.(async () => {
        begun.push(`${owner}${index}`);
        await new Promise<void>((resolve) => ends.push(resolve));
      });
    await Promise.all(Array.from({ length: count }, (_, index) => draw(index)));
  };
  const endNext = async () => {
    ends.shift()!();
    await settled();
  };
  return { begun, makers: makersInTurn(allBy(make), 2), endNext };
}

test('a picture waits for one of four of somebody else, whichever tools they use (19.2)', async () => {
  const { begun, makers, endNext } = held();
  const many = makers.visual(work('a', 4), job());
  const one = makers.interior(work('b', 1), job());
  expect(begun).toEqual(['a0', 'a1']);
  await endNext();
  await endNext();
  expect(begun).toEqual(['a0', 'a1', 'a2', 'b0']);
  while (begun.length < 5) await endNext();
  await endNext();
  await endNext();
  await Promise.all([many, one]);
});

test('aborted work leaves the queue with its reason', async () => {
  const { begun, makers, endNext } = held();
  const stop = new AbortController();
  const first = makers.visual(work('a', 2), job());
  const stopped = makers.visual(work('b', 1), job(stop.signal));
  const why = new Error('cancelled by its owner');
  stop.abort(why);
  await expect(stopped).rejects.toBe(why);
  await endNext();
  await endNext();
  await first;
  expect(begun).toEqual(['a0', 'a1']);
});
