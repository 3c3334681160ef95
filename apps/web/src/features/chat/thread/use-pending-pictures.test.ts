import { expect, test, vi } from 'vitest';
import { runHook } from '../../../lib/testing/run-hook.ts';
import { linesOf, openTestPage } from '../../../lib/testing/test-page.ts';
import type { SentPhoto } from '../../../studio/use-photo.ts';
import type { NewMessage } from '../composer/use-composer.ts';
import { usePendingPictures } from './use-pending-pictures.ts';

const file = new File(['pixels'], 'room.jpg', { type: 'image/jpeg' });
const photo = { file, sent: { id: 'p1', url: '/api/files/p1' } } as SentPhoto;

async function thread() {
  const page = await openTestPage(() => Response.json(photo.sent));
  const released: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url));
  const sent: NewMessage[] = [];
  const hook = await runHook(usePendingPictures, (message: NewMessage) => sent.push(message));
  const arrival = Promise.withResolvers<SentPhoto>();
  const ask = () => {
    const pending = { file, arrival: arrival.promise };
    hook.now().add({ text: 'Which style is this?', pending }, 'a1');
  };
  return { ...hook, ask, arrival, sent, released, page };
}

test('a question stands in the thread while its picture is sent, and is asked with it', async () => {
  const { now, ask, arrival, sent, released } = await thread();
  expect(now().isComing).toBe(false);
  ask();
  await expect
    .poll(() => now().pending)
    .toMatchObject([
      { afterId: 'a1', text: 'Which style is this?', previewUrl: 'blob:1', state: 'coming' },
    ]);
  expect(now().isComing).toBe(true);
  arrival.resolve(photo);
  await expect.poll(() => sent).toEqual([{ text: 'Which style is this?', photo }]);
  await expect.poll(() => now().pending).toEqual([]);
  expect(released).toEqual(['blob:1']);
});

test('a stopped question is not asked when its picture arrives', async () => {
  const { now, ask, arrival, sent } = await thread();
  ask();
  await expect.poll(() => now().isComing).toBe(true);
  now().stop();
  await expect.poll(() => now().pending[0]?.state).toBe('stopped');
  arrival.resolve(photo);
  await new Promise(setImmediate);
  expect(sent).toEqual([]);
  expect(now().pending[0]?.state).toBe('stopped');
});

test('a picture that fails says why, and is sent again on request', async () => {
  const { now, ask, arrival, sent, page } = await thread();
  ask();
  await expect.poll(() => now().isComing).toBe(true);
  arrival.reject(Object.assign(new Error(), { code: 'TOO_LARGE' }));
  await expect.poll(() => now().pending[0]?.state).toBe('failed');
  expect(now().pending[0]?.failure?.sentence).toContain('This file is larger than');
  expect(page.requests).toEqual([]);
  now().again(now().pending[0]!);
  await expect.poll(() => sent).toEqual([{ text: 'Which style is this?', photo }]);
  expect(linesOf(page)).toEqual(['POST /api/photos']);
});

test('a failure after a stop stays quiet', async () => {
  const { now, ask, arrival } = await thread();
  ask();
  await expect.poll(() => now().isComing).toBe(true);
  now().stop();
  await expect.poll(() => now().pending[0]?.state).toBe('stopped');
  arrival.reject(new Error('gone'));
  await new Promise(setImmediate);
  expect(now().pending[0]?.state).toBe('stopped');
});

test('previews are released with the thread', async () => {
  const { now, ask, leave, released } = await thread();
  ask();
  await expect.poll(() => now().isComing).toBe(true);
  leave();
  expect(released).toEqual(['blob:1']);
});

test('a message without a picture waits for none', async () => {
  const { now } = await thread();
  now().add({ text: 'How wide is a hallway?' }, undefined);
  expect(now().pending).toEqual([]);
});
