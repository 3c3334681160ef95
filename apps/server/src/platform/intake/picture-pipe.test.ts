import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { receiveBytes, sendBytes, sizeOf } from './picture-pipe.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['bytes', Uint8Array.of(1, 2, 3, 4, 5)],
  ['a file', new Blob([Uint8Array.of(1, 2, 3, 4, 5)])],
] as const)('two pictures sent as %s arrive one after the other', async (_as, bytes) => {
  const pipe = new PassThrough();
  expect(sizeOf(bytes)).toBe(5);
  await sendBytes(pipe, bytes);
  await sendBytes(pipe, bytes);
  expect([...(await receiveBytes(pipe, 5))]).toEqual([1, 2, 3, 4, 5]);
  expect([...(await receiveBytes(pipe, 0))]).toEqual([]);
  expect([...(await receiveBytes(pipe, 5))]).toEqual([1, 2, 3, 4, 5]);
});

test('what comes in parts is one picture, and its sender waits for a full pipe', async () => {
  const pipe = new PassThrough({ highWaterMark: 2 });
  let sent = false;
  const sending = sendBytes(pipe, Uint8Array.of(1, 2, 3)).then(() => {
    sent = true;
  });
  await settled();
  expect(sent).toBe(false);
  const receiving = receiveBytes(pipe, 4);
  await sending;
  await sendBytes(pipe, Uint8Array.of(4));
  expect([...(await receiving)]).toEqual([1, 2, 3, 4]);
});

test.each([
  ['ended', (pipe: PassThrough) => once(pipe.resume().end(), 'end')],
  ['was destroyed', async (pipe: PassThrough) => void pipe.destroy()],
])('a pipe that %s gives no more picture', async (_how, stop) => {
  const pipe = new PassThrough();
  await stop(pipe);
  const outcome = receiveBytes(pipe, 4).catch((error: unknown) => String(error));
  await settled();
  const late = settled().then(() => 'is waited for');
  expect(await Promise.race([outcome, late])).toBe('Error: The pipe ended in a picture');
});
