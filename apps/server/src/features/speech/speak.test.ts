import { createHmac } from 'node:crypto';
import { limits, plans } from '@maquette/contract';
import { builtinVoice, type Models } from '@maquette/models';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { file, storageUse } from '../../platform/db/schema/generations.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createFiles } from '../../platform/files/files.ts';
import type { Turns } from '../../platform/turns.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createSpeech } from './speak.ts';

const { db } = await openTestDatabase();
const spoken: string[] = [];
beforeEach(async () => {
  spoken.length = 0;
  stored.clear();
  diskHasRoom = true;
  await db.delete(file);
  await db.delete(storageUse);
  await resetRates(db);
});

/** Ten bytes for any text. */
const bytes = Uint8Array.from({ length: 10 }, (_, at) => at);
const stored = new Map<string, Uint8Array>();
let diskHasRoom = true;
const files = createFiles(db, {
  put: async (key: string, content: Uint8Array) => void stored.set(key, content),
  bytes: async (key: string) => stored.get(key),
  remove: async (key: string) => void stored.delete(key),
  hasRoom: async () => diskHasRoom,
} as unknown as FileStore);

const voice = {
  speak: async (text: string) => {
    spoken.push(text);
    if (text === '…') throw Object.assign(new Error('nothing'), { name: 'EngineRefusedError' });
    return bytes;
  },
};
const models = {
  idFor: () => 'builtin:voice',
  limitMsFor: () => 10_000,
  withFallback: async (_job: string, run: (engine: object) => Promise<string>) => ({
    result: await run({ engineId: 'builtin:voice', own: voice }),
    notes: [],
  }),
} as unknown as Models;

const speech = createSpeech({
  ...{ db, clock: () => new Date('2026-11-27T08:00:00Z'), files, secret: 'a secret' },
  models: async () => models,
  turns: { run: (_owner, work) => work() } as Turns,
});
const of = (id: string) =>
  ({
    person: async () => ({ id, paymentStatus: 'free' }),
    ...{ clientAddress: '203.0.113.7', requestId: 'request' },
  }) as unknown as RequestContext;
/** Each with a new cookie. */
const visitorAt = (clientAddress: string, visitor = `${Math.random()}`) =>
  ({
    person: async () => undefined,
    visitor: () => visitor,
    ...{ clientAddress, requestId: 'request' },
  }) as unknown as RequestContext;
const filesNow = () => db.select().from(file);
const useUp = (owner: string, more = 0) =>
  db
    .update(storageUse)
    .set({ bytes: plans.free.storageBytes - more })
    .where(eq(storageUse.owner, owner));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  speech.serve(new Request(`http://localhost${path}`, { method, headers }));

test('a text is spoken once per person', async () => {
  const [first, again] = await Promise.all([
    speech.speak(of('ada'), ' Hello '),
    speech.speak(of('ada'), 'Hello'),
  ]);
  expect(again).toEqual(first);
  expect(await speech.speak(of('ada'), 'Hello')).toEqual(first);
  expect(spoken).toEqual(['Hello']);
  const other = await speech.speak(of('bob'), 'Hello');
  expect(other.path).not.toBe(first.path);
  expect(first.path).toMatch(/^\/api\/speech\/[\w-]{43}\.mp3$/);
  expect(spoken).toEqual(['Hello', 'Hello']);
});

test('a text is spoken anew for another person, model, voice, or secret', async () => {
  const nameOf = (...parts: readonly string[]) =>
    createHmac('sha256', 'a secret').update(parts.join('\n')).digest('base64url');
  const { path } = await speech.speak(of('ada'), 'Hello');
  expect(path).toBe(`/api/speech/${nameOf('ada', 'builtin:voice', builtinVoice, 'Hello')}.mp3`);
});

test('a text spoken before is not counted, a new one is', async () => {
  for (let turn = 0; turn < 30; turn++) await speech.speak(of('ada'), `Text ${turn}`);
  await speech.speak(of('ada'), 'Text 3');
  await expect(speech.speak(of('ada'), 'Text 30')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test('4,000 characters are read, and a text without a word is refused', async () => {
  await speech.speak(of('ada'), 'a'.repeat(4_001));
  expect(spoken[0]).toHaveLength(4_000);
  await expect(speech.speak(of('ada'), '…')).rejects.toMatchObject({ code: 'NOTHING_TO_SAY' });
});

test.each([
  [undefined, 200, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['bytes=2-4', 206, 'bytes 2-4/10', [2, 3, 4]],
  ['bytes=8-', 206, 'bytes 8-9/10', [8, 9]],
  ['bytes=8-99', 206, 'bytes 8-9/10', [8, 9]],
  ['bytes=0-0', 206, 'bytes 0-0/10', [0]],
  ['bytes=10-', 416, 'bytes */10', []],
  ['bytes=5-4', 416, 'bytes */10', []],
  ['lines=1-2', 200, null, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('a player asks for %s', async (range, status, contentRange, part) => {
  const { path } = await speech.speak(of('ada'), 'Hello');
  const answer = await ask(path, range ? { range } : {});
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get('content-range')).toBe(contentRange);
  if (status !== 416) expect(answer?.headers.get('content-length')).toBe(String(part.length));
  expect([...new Uint8Array(await answer!.arrayBuffer())]).toEqual(part);
});

test('only what was spoken is there, to be read alone', async () => {
  const { path } = await speech.speak(of('ada'), 'Hello');
  const head = await ask(path, {}, 'HEAD');
  expect([head?.status, head?.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(await head?.text()).toBe('');
  await expect(ask(path, {}, 'POST')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(ask(`/api/speech/${'a'.repeat(43)}.mp3`)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await ask('/api/speech/a.mp3')).toBeUndefined();
});

test("a spoken text belongs to its reader, and a visitor's counts against the address", async () => {
  await speech.speak(of('ada'), 'Hello');
  await speech.speak(visitorAt('192.0.2.1', 'eve'), 'Hello');
  const [own, passing] = await filesNow();
  expect(own).toMatchObject({ owner: 'ada', kind: 'speech', bytes: 10 });
  expect(passing).toMatchObject({ owner: 'visitor:eve', addressHash: expect.any(String) });
  expect(JSON.stringify(passing)).not.toContain('192.0.2.1');
});

test('visitors of one address share the room of their photos, whatever their cookies', async () => {
  await speech.speak(visitorAt('192.0.2.1'), 'Hello');
  await db.update(file).set({ bytes: limits.visitorAddressStorageBytes });
  spoken.length = 0;
  await expect(speech.speak(visitorAt('192.0.2.1'), 'More')).rejects.toMatchObject({
    code: 'ADDRESS_STORAGE_SPENT',
  });
  // The provider was not asked.
  expect(spoken).toEqual([]);
  await speech.speak(visitorAt('192.0.2.2'), 'More');
});

test('a visitor whose own room is full is refused, and keeps what was spoken', async () => {
  const eve = visitorAt('192.0.2.1', 'eve');
  const { path } = await speech.speak(eve, 'Hello');
  await db.update(storageUse).set({ bytes: limits.visitorStorageBytes });
  spoken.length = 0;
  await expect(speech.speak(eve, 'More')).rejects.toMatchObject({ code: 'STORAGE_SPENT' });
  expect(spoken).toEqual([]);
  expect((await ask(path))?.status).toBe(200);
});

test('a full disk keeps no spoken text', async () => {
  diskHasRoom = false;
  await expect(speech.speak(of('ada'), 'Hello')).rejects.toMatchObject({ code: 'STORAGE_FULL' });
});

test('in a full account the newest text replaces the earlier ones', async () => {
  await speech.speak(of('ada'), 'One');
  await speech.speak(of('ada'), 'Two');
  await useUp('ada', 15);
  await speech.speak(of('ada'), 'Three');
  expect(await filesNow()).toHaveLength(3);
  const { path } = await speech.speak(of('ada'), 'Four');
  expect(await filesNow()).toHaveLength(1);
  expect(stored.size).toBe(1);
  expect((await ask(path))?.status).toBe(200);
});
