import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { turnsOfStreams } from './turns-of-streams.ts';

const inParts = (count: number) =>
  Readable.from(
    Array.from({ length: count }, (_, at) => Buffer.from([at])),
    { objectMode: false },
  );

test('each turn of the event loop passes at most one part of all streams', async () => {
  const inTurn = turnsOfStreams();
  const partsOfTurns: number[] = [0];
  const read = async (stream: Readable) => {
    const bytes: number[] = [];
    for await (const part of inTurn(stream)) {
      partsOfTurns.push(partsOfTurns.pop()! + 1);
      bytes.push(...part);
    }
    return bytes;
  };
  let isRead = false;
  const reading = Promise.all([1, 2, 3, 4].map(() => read(inParts(20))));
  void reading.then(() => {
    isRead = true;
  });
  while (!isRead) {
    await nextTurn();
    partsOfTurns.push(0);
  }
  expect(await reading).toEqual(Array(4).fill(Array.from({ length: 20 }, (_, at) => at)));
  expect(partsOfTurns.reduce((sum, parts) => sum + parts)).toBe(80);
  expect(Math.max(...partsOfTurns)).toBe(1);
});

test('a stream that fails fails alone', async () => {
  const inTurn = turnsOfStreams();
  const broken = new Readable({ read: () => broken.destroy(new Error('the disk is gone')) });
  await expect(inTurn(broken).toArray()).rejects.toThrow('the disk is gone');
  expect(await inTurn(inParts(3)).toArray()).toHaveLength(3);
});

test('a reader that stops does not hold up the others, and closes its stream', async () => {
  const inTurn = turnsOfStreams();
  const source = inParts(100);
  const slow = inTurn(source);
  await slow[Symbol.asyncIterator]().next();
  expect(await inTurn(inParts(50)).toArray()).toHaveLength(50);
  slow.destroy();
  await expect.poll(() => source.destroyed).toBe(true);
});
