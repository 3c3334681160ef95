import { beforeEach, expect, test } from 'vitest';
import { modelConnection, modelJob } from '../../platform/db/schema/engines.ts';
import { createSealer } from '../../platform/sealed-text.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { dropEngine, keepEngine, readConnected } from './connected-rows.ts';

const { db } = await openTestDatabase();
const sealer = createSealer('a secret that is long enough for sessions', 'engines');
beforeEach(async () => {
  await db.delete(modelJob);
  await db.delete(modelConnection);
});

const openai = (model: string, key?: string) => ({
  ...({ job: 'chat', provider: 'openai', model } as const),
  values: key === undefined ? undefined : { OPENAI_API_KEY: key },
});
const connected = async () => (await readConnected(db, sealer)).connected;

test('a newly entered key replaces the old one', async () => {
  await keepEngine(db, sealer, openai('small', 'old'));
  await keepEngine(db, sealer, openai('small', 'new'));
  expect((await connected()).connections).toEqual({ openai: { OPENAI_API_KEY: 'new' } });
  // Without new values the stored ones stay.
  await keepEngine(db, sealer, openai('large'));
  const { connections, jobs } = await connected();
  expect(connections).toEqual({ openai: { OPENAI_API_KEY: 'new' } });
  expect(jobs.chat).toEqual(['openai:large', 'openai:small']);
});

test('a connection is removed with its last engine, and no other', async () => {
  await keepEngine(db, sealer, openai('small', 'key'));
  await keepEngine(db, sealer, { ...openai('eyes'), job: 'vision' });
  await keepEngine(db, sealer, {
    ...({ job: 'vision', provider: 'google', model: 'flash' } as const),
    values: { GOOGLE_API_KEY: 'other' },
  });
  const providers = async () => Object.keys((await connected()).connections).sort();
  expect(await dropEngine(db, 'chat', 'openai:none')).toBe(false);
  expect(await dropEngine(db, 'chat', 'openai:small')).toBe(true);
  expect(await providers()).toEqual(['google', 'openai']);
  expect(await dropEngine(db, 'vision', 'openai:eyes')).toBe(true);
  expect(await providers()).toEqual(['google']);
  expect((await connected()).jobs).toEqual({ vision: ['google:flash'] });
});

test('under another secret, or without one, nothing is opened and its provider is named', async () => {
  await keepEngine(db, sealer, openai('small', 'key'));
  for (const other of [createSealer('another secret, as long as that one', 'engines'), undefined]) {
    const { connected: read, sealedOff } = await readConnected(db, other);
    expect(read).toEqual({ connections: {}, jobs: { chat: ['openai:small'] } });
    expect([...sealedOff]).toEqual(['openai']);
  }
});
