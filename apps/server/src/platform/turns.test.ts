import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const rules = { places: 1, placesEach: 1, waiting: 100, waitingEach: 100 };

/** Work that ends on command, and records its start. */
function held() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endNext };
}

test('a person after a hundred requests of another is served second', async () => {
  const { begun, work, endNext } = held();
  const turns = createTurns(rules);
  const all = Array.from({ length: 100 }, (_, index) => turns.run('many', work(`many ${index}`)));
  all.push(turns.run('one', work('one')));
  await endNext();
  expect(begun).toEqual(['many 0', 'many 1']);
  await endNext();
  expect(begun).toEqual(['many 0', 'many 1', 'one']);
  while (begun.length < 101) await endNext();
  await endNext();
  expect(await Promise.all(all)).toHaveLength(101);
});

test('owners are served round-robin, each in order', async () => {
  const { begun, work, endNext } = held();
  const turns = createTurns(rules);
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    turns.run(name.charAt(0), work(name)),
  );
  for (let count = 0; count < all.length; count++) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(all)).toHaveLength(6);
});

test('one owner never takes every place', async () => {
  const { begun, work, endNext } = held();
  const turns = createTurns({ ...rules, places: 3, placesEach: 2 });
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => turns.run(name.charAt(0), work(name)));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  for (let count = 0; count < all.length; count++) await endNext();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('one owner has every place, and one less while others came lately', async () => {
  const { begun, work, endNext } = held();
  let nowMs = 0;
  const turns = createTurns(
    { ...rules, places: 2, placesEach: 2, placeForOthersMs: 60_000 },
    () => nowMs,
  );
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => turns.run(name.charAt(0), work(name)));
  expect(begun).toEqual(['a1', 'a2']);
  await endNext();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await endNext();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1']);
  await endNext();
  await endNext();
  // Alone the last in line, whose free place is for someone who returns.
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
  all.push(turns.run('a', work('a5')), turns.run('b', work('b2')));
  expect(begun.slice(5)).toEqual(['b2']);
  await endNext();
  await endNext();
  expect(begun.slice(6)).toEqual(['a5']);
  await endNext();
  nowMs = 60_000;
  all.push(turns.run('a', work('a6')), turns.run('a', work('a7')));
  expect(begun.slice(7)).toEqual(['a6', 'a7']);
  await endNext();
  await endNext();
  expect(await Promise.all(all)).toHaveLength(9);
});

test('excess requests are told to retry, per owner and in total', async () => {
  const { work, endNext } = held();
  const turns = createTurns({ ...rules, waiting: 3, waitingEach: 2 });
  const busy = { code: 'BUSY', details: { retryAfterSeconds: 5 } };
  const all = ['a1', 'a2', 'a3'].map((name) => turns.run('a', work(name)));
  await expect(turns.run('a', work('a4'))).rejects.toMatchObject(busy);
  all.push(turns.run('b', work('b1')));
  await expect(turns.run('c', work('c1'))).rejects.toMatchObject(busy);
  for (let count = 0; count < 4; count++) await endNext();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('aborted requests leave the queue; a failure frees its place', async () => {
  const turns = createTurns(rules);
  const { begun, work, endNext } = held();
  const failing = turns.run('a', async () => {
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('broken');
  });
  const away = new AbortController();
  const gone = turns.run('b', work('gone'), away.signal);
  const stays = turns.run('b', work('stays'));
  away.abort();
  await expect(gone).rejects.toMatchObject({ code: 'CANCELLED' });
  await expect(failing).rejects.toThrow('broken');
  await endNext();
  expect(await stays).toBe('stays');
  expect(begun).toEqual(['stays']);
});
