import { expect, test, vi } from 'vitest';
import { runHook } from '../lib/testing/run-hook.ts';
import { linesOf, openTestPage, problemResponse } from '../lib/testing/test-page.ts';
import { usePhoto } from './use-photo.ts';

const jpeg = (name: string) => new File(['pixels'], name, { type: 'image/jpeg' });
const sent = (id: string) => ({ id, url: `/api/files/${id}` });

/** Answers in the order of the uploads, each when the test says so. */
function uploads(count: number) {
  const waiting = Array.from({ length: count }, () => Promise.withResolvers<Response>());
  let next = 0;
  return { waiting, answer: () => waiting[next++]!.promise };
}

async function photo(answer: () => Response | Promise<Response>) {
  const page = await openTestPage(answer);
  const shown: string[] = [];
  const released: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    shown.push((file as File).name);
    return `blob:${shown.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url));
  return { ...(await runHook(usePhoto, undefined)), page, released };
}

test('is shown at once, sent, and ready with what the server says', async () => {
  const { waiting, answer } = uploads(1);
  const { now, page } = await photo(answer);
  expect(now().photo).toBeNull();
  const file = jpeg('room.jpg');
  const choosing = now().choose(file);
  await expect
    .poll(() => now().photo)
    .toMatchObject({ file, previewUrl: 'blob:1', status: 'sending', sent: null });
  waiting[0]!.resolve(Response.json(sent('p1')));
  expect(await choosing).toEqual(sent('p1'));
  await expect.poll(() => now().photo).toMatchObject({ status: 'ready', sent: sent('p1') });
  expect(linesOf(page)).toEqual(['POST /api/photos']);
  expect(await now().arrival()).toEqual(sent('p1'));
  expect(page.requests).toHaveLength(1);
});

test('of two choices the later counts, whichever arrives last', async () => {
  const { waiting, answer } = uploads(2);
  const { now, released } = await photo(answer);
  const first = now().choose(jpeg('first.jpg'));
  const second = now().choose(jpeg('second.jpg'));
  waiting[1]!.resolve(Response.json(sent('p2')));
  expect(await second).toEqual(sent('p2'));
  waiting[0]!.resolve(Response.json(sent('p1')));
  expect(await first).toBeNull();
  await expect.poll(() => now().photo?.status).toBe('ready');
  expect(now().photo?.sent).toEqual(sent('p2'));
  now().clear();
  await expect.poll(() => now().photo).toBeNull();
  await expect.poll(() => released).toContain('blob:2');
});

test('a photo that is taken away while it is sent does not come back', async () => {
  const { waiting, answer } = uploads(1);
  const { now } = await photo(answer);
  const choosing = now().choose(jpeg('room.jpg'));
  await expect.poll(() => now().photo?.status).toBe('sending');
  now().clear();
  await expect.poll(() => now().photo).toBeNull();
  waiting[0]!.resolve(Response.json(sent('p1')));
  expect(await choosing).toBeNull();
  await new Promise(setImmediate);
  expect(now().photo).toBeNull();
});

test('a failed upload is sent again when the photo is needed', async () => {
  const answers = [problemResponse('BUSY', 503), Response.json(sent('p1'))];
  const { now, page } = await photo(() => answers.shift()!);
  expect(await now().choose(jpeg('room.jpg'))).toBeNull();
  await expect.poll(() => now().photo?.status).toBe('failed');
  expect(now().photo?.failure).toMatchObject({ code: 'BUSY' });
  expect(await now().arrival()).toEqual(sent('p1'));
  await expect.poll(() => now().photo?.status).toBe('ready');
  expect(page.requests).toHaveLength(2);
});

test('a photo that was refused for good is not sent again', async () => {
  const { now, page } = await photo(() => problemResponse('NOT_AN_IMAGE', 415));
  await now().choose(jpeg('room.jpg'));
  await expect.poll(() => now().photo?.status).toBe('failed');
  await expect(now().upload()).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
  expect(await now().arrival()).toBeNull();
  expect(page.requests).toHaveLength(1);
});

test('without a photo there is none to wait for', async () => {
  const { now, page } = await photo(() => new Response());
  await expect(now().upload()).rejects.toMatchObject({ code: 'IMAGE_NEEDED' });
  expect(await now().arrival()).toBeNull();
  expect(page.requests).toEqual([]);
});
