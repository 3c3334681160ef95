import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { countBy } from './count-by.ts';
import { countDownloads } from './open-downloads.ts';

test('as many as are allowed for each key; one that ends makes room for one', () => {
  const counter = countBy(2, () => new Problem('TOO_MANY_STREAMS'));
  const first = counter.add('a');
  const second = counter.add('a');
  expect(() => counter.add('a')).toThrow(Problem);
  counter.add('b');
  first();
  const third = counter.add('a');
  expect(() => counter.add('a')).toThrow(Problem);
  second();
  third();
  counter.add('a');
  counter.add('a');
  expect(() => counter.add('a')).toThrow(Problem);
});

test('128 downloads of an address, each until it is closed or could not be opened', async () => {
  const open = countDownloads();
  const opened = await Promise.all(
    Array.from({ length: 128 }, () => open('192.0.2.7', async () => Readable.from(['x']))),
  );
  const refused = expect.objectContaining({
    ...{ code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: 2 } },
  });
  const more = () => open('192.0.2.7', async () => Readable.from(['x']));
  await expect(more()).rejects.toEqual(refused);
  expect(await open('192.0.2.8', async () => Readable.from(['x']))).toBeInstanceOf(Readable);
  opened[0]?.destroy();
  await new Promise((resolve) => opened[0]?.once('close', resolve));
  await expect(open('192.0.2.7', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await more()).toBeInstanceOf(Readable);
  await expect(more()).rejects.toEqual(refused);
});
