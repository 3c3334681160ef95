/** L-06: a person's data export contains everything about them, and nothing of others. */
import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { serveExport } from './features/account/serve-export.ts';
import { allChunks, ask } from './features/chat/ask.fixture.ts';
import type { RequestContext } from './http/request-context.ts';
import * as billing from './platform/db/schema/billing.ts';
import * as conversations from './platform/db/schema/conversations.ts';
import * as generations from './platform/db/schema/generations.ts';
import * as people from './platform/db/schema/people.ts';
import * as rates from './platform/db/schema/rates.ts';
import { createTurns } from './platform/turns.ts';
import { createTestApp } from './testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

test('contains photos, pictures with recipes, conversations, payments and sign-ins', async () => {
  const app = await createTestApp({ makers: allBy(quickMaker) });
  await app.pictureService.work(1);
  const [ada, bob] = await Promise.all([app.person(), app.person()]);
  for (const person of [ada, bob]) {
    const words = person === ada ? 'a quiet house' : 'somebody else’s castle';
    const photo = new FormData();
    photo.set('file', new File([Uint8Array.from(tinyPng)], 'wall.png', { type: 'image/png' }));
    await app.request('/api/photos', { as: person, body: photo });
    const order = { prompt: words, variations: 1, seed: 7 };
    const { id } = await (await app.request('/api/visuals', { as: person, body: order })).json();
    await (await app.request(`/api/generations/${id}/events`, { as: person })).text();
    await allChunks(await ask(app, person, { id: randomUUID(), text: `Thanks for ${words}` }));
    await app.request('/api/billing/confirm', { as: person, method: 'POST', body: {} });
  }
  await app.database.db
    .update(billing.billing)
    .set({
      ...{ stripeCustomerId: 'cus_ada', cancelsAtPeriodEnd: true },
      paidThrough: new Date('2026-12-24T00:00:00Z'),
    })
    .where(eq(billing.billing.ownerId, ada.id));

  const text = await (await app.request('/api/account/export', { as: ada })).text();
  expect(text).not.toContain('castle');
  expect(text).not.toContain(bob.id);
  const { profile, parts } = JSON.parse(text);
  expect(profile).toMatchObject({ id: ada.id, email: ada.email });
  expect(parts.pictures).toMatchObject([{ prompt: 'a quiet house', recipe: { seed: 7 } }]);
  expect(parts.files.map((file: { kind: string }) => file.kind)).toEqual(
    expect.arrayContaining(['photo', 'picture']),
  );
  expect(parts.conversations).toMatchObject([
    { messages: [{ role: 'user', text: 'Thanks for a quiet house' }, { role: 'assistant' }] },
  ]);
  expect(parts.payments).toEqual({
    ...{ source: 'offer', stripeCustomerId: 'cus_ada', cancelsAtPeriodEnd: true },
    paidThrough: '2026-12-24T00:00:00.000Z',
  });
  expect(parts.signIns).toEqual({
    ways: [],
    open: [{ at: expect.any(String), until: expect.any(String), browser: '' }],
  });
  // A rewritten query must keep each field of a row.
  const fieldsOf = (row: object) => Object.keys(row).sort().join(' ');
  expect(fieldsOf(parts.pictures[0])).toBe(
    'aesthetic brief createdAt deletedAt engine favourite finishedAt id notes prompt propertyType recipe roomType status style title tool',
  );
  expect(fieldsOf(parts.files[0])).toBe(
    'bytes contentType createdAt details heightPx id kind widthPx',
  );
  expect(fieldsOf(parts.conversations[0])).toBe('createdAt deletedAt id messages title');
  expect(fieldsOf(parts.conversations[0].messages[0])).toBe('at role text');
});

test('contains all of thousands of results, of one moment too', async () => {
  const app = await createTestApp();
  const person = await app.person();
  const { db } = app.database;
  await db.execute(sql`
    insert into generations (id, owner, tool, status, title, recipe, quota_subject, quota_day, quota_units, deadline_at, created_at)
    select 'r' || i, ${person.id}, 'visual', 'done', 'A cabin', '{}', 'x', '2026-01-01', 1, now(), now() - (i / 700 || ' microseconds')::interval
    from generate_series(1, 2100) i`);
  await db.execute(sql`
    insert into files (id, owner, kind, storage_key, content_type, bytes, sha256)
    select 'f' || i, ${person.id}, 'photo', 'photos/' || i, 'image/png', 1, (i / 700)::text from generate_series(1, 2100) i`);
  const { parts } = await (await app.request('/api/account/export', { as: person })).json();
  for (const rows of [parts.pictures, parts.files]) {
    expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(2100);
    expect(rows).toHaveLength(2100);
  }
});

test('contains all of hundreds of conversations, of one moment too, with their messages in order', async () => {
  const app = await createTestApp();
  const [person, other] = await Promise.all([app.person(), app.person()]);
  const { db } = app.database;
  for (const { id } of [person, other]) {
    await db.execute(sql`
      with made as (
        insert into conversations (id, owner_id, title, created_at, updated_at)
        select gen_random_uuid(), ${id}, 'Walls ' || i, now() - (i / 700 || ' microseconds')::interval, now()
        from generate_series(1, 1100) i returning id)
      insert into messages (conversation_id, id, position, role, parts, metadata, state, updated_at)
      select id, place::text, place, 'user', jsonb_build_array(jsonb_build_object('type', 'text', 'text', 'Line ' || place)), '{}', 'complete', now()
      from made, generate_series(0, 2) place`);
  }
  const { parts } = await (await app.request('/api/account/export', { as: person })).json();
  const { conversations: talks } = parts;
  expect(talks).toHaveLength(1100);
  expect(new Set(talks.map(({ id }: { id: string }) => id)).size).toBe(1100);
  for (const { messages } of talks)
    expect(messages.map(({ text }: { text: string }) => text)).toEqual([
      'Line 0',
      'Line 1',
      'Line 2',
    ]);
});

test('is read while it is sent, so that a reader who leaves ends the work', async () => {
  const app = await createTestApp();
  const person = await app.person();
  const pages: number[] = [];
  const ended = Promise.withResolvers<void>();
  const serve = serveExport({
    db: app.database.db,
    clock: app.clock.now,
    turns: createTurns({ places: 1, placesEach: 1, waiting: 1, waitingEach: 1 }),
    parts: {
      async *numbers() {
        try {
          for (let page = 0; ; page += 1) {
            pages.push(page);
            yield ['a'.repeat(100_000)];
          }
        } finally {
          ended.resolve();
        }
      },
    },
  });
  const context = {
    person: async () => ({ ...person, signedInAt: new Date() }),
    headers: new Headers(),
  } as unknown as RequestContext;
  const answer = await serve(new Request('http://localhost/api/account/export'), context);
  const reader = answer!.body!.getReader();
  while (pages.length < 3) await reader.read();
  await reader.cancel();
  await ended.promise;
  expect(pages.length).toBeLessThan(20);
});

test('is written ten times an hour for a person', async () => {
  const app = await createTestApp();
  const [person, other] = await Promise.all([app.person(), app.person()]);
  const written = async (as: TestPerson) => {
    const answer = await app.request('/api/account/export', { as });
    await answer.text();
    return answer.status;
  };
  for (let time = 0; time < 10; time += 1) expect(await written(person)).toBe(200);
  expect(await written(person)).toBe(429);
  expect(await written(other)).toBe(200);
  app.clock.advance(60 * 60 * 1000);
  expect(await written(person)).toBe(200);
});

test('covers every table with an owner', () => {
  const tables = [billing, conversations, generations, people, rates]
    .flatMap((schema) => Object.values<unknown>(schema))
    .filter((each): each is PgTable => is(each, PgTable));
  const owned = tables.filter((table) =>
    ['owner', 'ownerId', 'userId'].some((name) => name in getTableColumns(table)),
  );
  expect(owned.map((table) => getTableName(table)).sort()).toEqual([
    'accounts',
    'billing',
    'conversations',
    'files',
    'generations',
    'sessions',
    'storage_use',
  ]);
});
