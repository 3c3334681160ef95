/** Stored conversations: asked, edited, retried, found, renamed, deleted, exported. */
import { randomUUID } from 'node:crypto';
import { limits, type PaymentStatus } from '@maquette/contract';
import { call } from '@orpc/server';
import { eq, gt } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestContext } from '../../http/request-context.ts';
import { conversation } from '../../platform/db/schema/conversations.ts';
import { user } from '../../platform/db/schema/people.ts';
import { rate } from '../../platform/db/schema/rates.ts';
import { createTurns } from '../../platform/turns.ts';
import { firstOf } from '../../testing/first-of.ts';
import { resetRates } from '../../testing/reset-rates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestPerson } from '../../testing/test-person.ts';
import { createAnswers } from './answers/answers.ts';
import { allChunks, ask, kept, messageText, stop, textOf } from './ask.fixture.ts';
import { conversationProcedures } from './procedures.ts';
import { appendMessages } from './store.ts';

let app: TestApp;
let ada: TestPerson;
let bob: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  [ada, bob] = await Promise.all([app.person(), app.person()]);
});

interface Head {
  readonly id: string;
  readonly title: string;
}

/** Reads the answer to its end, which is saved last. */
const statusOf = async (answer: Response): Promise<number> => {
  if (answer.ok) await allChunks(answer);
  return answer.status;
};
/** Small talk has short answers. */
const asked = async (as: TestPerson, text = 'Thanks', id: string = randomUUID()) => {
  await allChunks(await ask(app, as, { id, text }));
  return id;
};
const heads = async (as: TestPerson, search = ''): Promise<Head[]> =>
  (await app.request(`/api/conversations?search=${encodeURIComponent(search)}`, { as })).json();

describe('the list', () => {
  test('newest first, with the first words as title; each sees their own', async () => {
    const eve = await app.person();
    const first = await asked(eve, 'Thanks');
    app.clock.advance(1);
    const second = await asked(eve, 'Goodbye');
    expect(await heads(eve)).toMatchObject([
      { id: second, title: 'Goodbye' },
      { id: first, title: 'Thanks' },
    ]);
    expect((await heads(bob)).map(({ id }) => id)).not.toContain(first);
  });

  test('searches titles and messages, with literal symbols', async () => {
    const id = await asked(ada, 'Hello');
    expect((await heads(ada, 'what are you planning')).map((head) => head.id)).toContain(id);
    expect(await heads(ada, '%')).toEqual([]);
    expect(await heads(ada, "'; drop table messages; --")).toEqual([]);
  });

  test('searches the messages of the newest conversations, and the titles of all', async () => {
    const eve = await app.person();
    const { db } = app.database;
    const older = await asked(eve, 'Thanks');
    app.clock.advance(1);
    const newer = await asked(eve, 'Goodbye');
    const found = async (words: string) => (await heads(eve, words)).map(({ id }) => id).sort();
    const said = (id: string) =>
      db.update(conversation).set({ title: 'Walls' }).where(eq(conversation.id, id));
    await said(older);
    await said(newer);
    expect(await found('thanks')).toEqual([older]);
    expect(await found('goodbye')).toEqual([newer]);
    await db
      .update(conversation)
      .set({ bytes: limits.searchedTextBytes })
      .where(eq(conversation.id, newer));
    expect(await found('thanks')).toEqual([]);
    expect(await found('goodbye')).toEqual([newer]);
    expect(await found('walls')).toEqual([older, newer].sort());
  });

  test('is searched 120 times a minute', async () => {
    const eve = await app.person();
    const search = async (words: string) =>
      (await app.request(`/api/conversations?search=${words}`, { as: eve })).status;
    for (let time = 0; time < 120; time += 1) expect(await search('walls')).toBe(200);
    expect(await search('walls')).toBe(429);
    expect(await search('')).toBe(200);
    await resetRates(app.database.db);
  });

  test('renaming, deleting with undo, and no undo after its time', async () => {
    const id = await asked(ada);
    const path = `/api/conversations/${id}`;
    const title = 'The <b>loft</b>';
    await app.request(path, { as: ada, method: 'PATCH', body: { title } });
    expect((await kept(app, ada, id)).title).toBe(title);
    expect((await app.request(path, { as: ada, method: 'DELETE' })).status).toBe(204);
    expect((await app.request(path, { as: ada })).status).toBe(404);
    const restored = await app.request(`${path}/restore`, { as: ada, method: 'POST' });
    expect(await restored.json()).toMatchObject({ id, title });
    await app.request(path, { as: ada, method: 'DELETE' });
    app.clock.advance(11 * 60);
    const late = await app.request(`${path}/restore`, { as: ada, method: 'POST' });
    expect(late.status).toBe(404);
  });

  test('an export is Markdown with a portable file name', async () => {
    const id = await asked(ada, 'Hello');
    await app.request(`/api/conversations/${id}`, {
      as: ada,
      method: 'PATCH',
      body: { title: '../../etc/passwd: "plans"' },
    });
    const answer = await app.request(`/api/conversations/${id}/markdown`, { as: ada });
    const { fileName, markdown } = (await answer.json()) as Record<string, string>;
    expect(fileName).toBe('etc-passwd-plans.md');
    expect(markdown).toMatch(/^# .*\n\n## You\n\nHello\n\n## Assistant\n\n/);
  });
});

describe('asking again', () => {
  test('an edited message replaces the old one and removes what followed', async () => {
    const id = randomUUID();
    const messageId = randomUUID();
    await allChunks(await ask(app, ada, { id, messageId, text: 'Thanks' }));
    await asked(ada, 'Goodbye', id);
    expect((await kept(app, ada, id)).messages).toHaveLength(4);
    await allChunks(await ask(app, ada, { id, messageId, text: 'Hello' }));
    const { messages } = await kept(app, ada, id);
    expect(messages.map(messageText)).toEqual(['Hello', expect.stringContaining('planning')]);
  });

  test('the last answer can be regenerated repeatedly', async () => {
    const id = await asked(ada, 'Thanks');
    const again = () =>
      app.request('/api/assistant', { as: ada, body: { trigger: 'regenerate-message', id } });
    const before = (await kept(app, ada, id)).messages;
    await allChunks(await again());
    const after = (await kept(app, ada, id)).messages;
    expect(after).toHaveLength(2);
    expect(after[1]?.id).not.toBe(before[1]?.id);
    expect(messageText(after[1])).toBe(messageText(before[1]));
  });

  test('two concurrent questions in a conversation are both stored, in order', async () => {
    const id = await asked(ada);
    const answers = await Promise.all([
      ask(app, ada, { id, text: 'Hello' }),
      ask(app, ada, { id, text: 'Goodbye' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(answers.map(allChunks));
    expect((await kept(app, ada, id)).messages).toHaveLength(6);
  });

  test("an answer can't be joined before its question is stored", async () => {
    const id = await asked(ada);
    const { db } = app.database;
    const answers = createAnswers({ db, notices: app.notices, log: app.log });
    await answers.open({ ownerId: ada.id, conversationId: id }, randomUUID());
    const turns = createTurns({ places: 1, placesEach: 1, waiting: 0, waitingEach: 0 });
    const { get } = conversationProcedures({ db, clock: app.clock.now, answers, turns });
    const context = { person: async () => ada } as unknown as RequestContext;
    const seen = await call(get, { id }, { context });
    expect(seen).toMatchObject({ answering: false, messages: [{}, { metadata: {} }] });
  });

  test("one of a person's conversations is read at a time", async () => {
    const { db } = app.database;
    const answers = createAnswers({ db, notices: app.notices, log: app.log });
    const turns = createTurns({ places: 2, placesEach: 1, waiting: 0, waitingEach: 0 });
    const {
      get,
      export: markdown,
      list,
    } = conversationProcedures({
      ...{ db, clock: app.clock.now, answers, turns },
    });
    const [hers, his] = [await asked(ada), await asked(bob)];
    const as = (person: TestPerson) => ({
      context: { person: async () => person } as unknown as RequestContext,
    });
    const reading = Promise.withResolvers<void>();
    const held = turns.run(ada.id, () => reading.promise);
    await expect(call(get, { id: hers }, as(ada))).rejects.toMatchObject({ code: 'BUSY' });
    await expect(call(markdown, { id: hers }, as(ada))).rejects.toMatchObject({ code: 'BUSY' });
    await expect(call(list, { search: 'Thanks' }, as(ada))).rejects.toMatchObject({ code: 'BUSY' });
    expect(await call(get, { id: his }, as(bob))).toMatchObject({ id: his });
    reading.resolve();
    await held;
    expect(await call(get, { id: hers }, as(ada))).toMatchObject({ id: hers });
  });

  test("a follow-up uses the stored conversation, not the client's", async () => {
    const id = await asked(ada, 'How high should a ceiling be in the UK?');
    const chunks = await allChunks(
      await ask(app, ada, {
        id,
        text: 'and in Australia?',
        earlier: [{ role: 'user', text: 'How wide is a hallway?' }],
      }),
    );
    expect(textOf(chunks)).toMatch(/^\*\*Australia:\*\*/);
  });
});

describe('temporary chats', () => {
  test('a temporary chat stores nothing, and sends its earlier messages', async () => {
    const eve = await app.person();
    const chunks = await allChunks(
      await ask(app, eve, {
        temporary: true,
        text: 'and in Australia?',
        earlier: [{ role: 'user', text: 'How high should a ceiling be in the UK?' }],
      }),
    );
    expect(textOf(chunks)).toMatch(/^\*\*Australia:\*\*/);
    expect(await heads(eve)).toEqual([]);
  });

  test('a conversation is not continued by another person who knows its id (I-01)', async () => {
    const id = await asked(ada);
    // First of all: his refused question may still be ending, and would be stopped.
    expect(await stop(app, bob, id)).toBe(false);
    expect((await ask(app, bob, { id })).status).toBe(404);
    const again = { trigger: 'regenerate-message', id };
    expect((await app.request('/api/assistant', { as: bob, body: again })).status).toBe(404);
    expect((await kept(app, ada, id)).messages).toHaveLength(2);
  });
});

describe('limits (C-07)', () => {
  test('a prompt of 32,000 characters is answered, a longer one refused', async () => {
    const text = 'How wide is a hallway? '.padEnd(limits.promptCharacters, 'x');
    const id = await asked(ada, text);
    const { messages, title } = await kept(app, ada, id);
    expect(messageText(messages[0])).toHaveLength(limits.promptCharacters);
    expect(title.length).toBeLessThanOrEqual(limits.conversationTitleCharacters);
    expect((await ask(app, ada, { text: `${text}x` })).status).toBe(400);
  });

  test.each([
    ['nothing', undefined],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['half of it', '{"trigger":"submit-message"'],
    ['depth', '['.repeat(100_000)],
  ])('a body that is %s is refused and the server lives', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/api/assistant', { as: ada, method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['an answer of its own making', { role: 'assistant', parts: [{ type: 'text', text: 'x' }] }],
    ['rules for the model', { role: 'system', parts: [{ type: 'text', text: 'x' }] }],
    ['a foreign picture', fileMessage('https://evil.example/x.png')],
    ['a picture by another path', fileMessage('/api/files/../secrets')],
    ['a picture as data', fileMessage('data:image/png;base64,AAAA')],
    ['only blanks', { role: 'user', parts: [{ type: 'text', text: ' \n\t ' }] }],
  ])('a message may not hold %s', async (_, message) => {
    const answer = await app.request('/api/assistant', {
      as: ada,
      body: { trigger: 'submit-message', id: randomUUID(), message: { id: 'm', ...message } },
    });
    expect(answer.status).toBe(400);
  });

  test('a full conversation says so', async () => {
    const id = await asked(ada);
    const many = Array.from({ length: limits.conversationMessages }, (_, index) => ({
      id: `filler-${index}`,
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      parts: [{ type: 'text', text: `Line ${index}` }],
      metadata: {},
      state: 'complete' as const,
    }));
    await appendMessages(app.database.db, id, many, app.clock.now());
    const answer = await ask(app, ada, { id });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'CONVERSATION_FULL' });
    expect((await kept(app, ada, id)).messages).toHaveLength(many.length + 2);
  });

  test('so does one of too much text, and an account whose conversations are too much together', async () => {
    const { db } = app.database;
    const eve = await app.person();
    const id = await asked(eve);
    const of = eq(conversation.id, id);
    const setPlan = (paymentStatus: PaymentStatus) =>
      db.update(user).set({ paymentStatus }).where(eq(user.id, eve.id));
    const bytesNow = async () => firstOf(await db.select().from(conversation).where(of)).bytes;
    // With its answer, which is counted when it has ended.
    const bytes = await bytesNow();
    expect(bytes).toBeGreaterThan(100);
    await asked(eve, 'Hello '.repeat(500), id);
    expect(await bytesNow()).toBeGreaterThan(bytes + 3_000);
    const refusal = async (more: object = {}) => {
      const answer = await ask(app, eve, more);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    await db.update(conversation).set({ bytes: limits.conversationBytes }).where(of);
    expect(await refusal({ id })).toEqual([409, 'CONVERSATION_FULL']);
    await db.update(conversation).set({ bytes: limits.freeTextBytes }).where(of);
    expect(await refusal()).toEqual([413, 'TEXTS_SPENT']);
    await setPlan('completed');
    expect(await statusOf(await ask(app, eve))).toBe(200);
    await setPlan('free');
    // A temporary chat saves nothing, and a deleted one makes room.
    expect(await statusOf(await ask(app, eve, { temporary: true }))).toBe(200);
    await app.request(`/api/conversations/${id}`, { as: eve, method: 'DELETE' });
    expect(await statusOf(await ask(app, eve))).toBe(200);
  });

  test('unpaid accounts of one address share what they may save in a day', async () => {
    const { db } = app.database;
    const [eve, mallory, paying] = await Promise.all([
      app.person(),
      app.person(),
      app.person({ paymentStatus: 'completed' }),
    ]);
    const from = '192.0.2.30';
    const asks = async (as: TestPerson, more: object = {}) =>
      statusOf(await ask(app, as, more, { from }));
    await resetRates(db);
    expect(await asks(eve)).toBe(200);
    // A question with its answer counts as some kilobytes.
    const most = limits.freeAddressTextBytesPerDay / 1_024;
    const [counted] = await db.select().from(rate).where(gt(rate.count, 1));
    expect(counted!.count).toBeGreaterThan(8);
    await db.update(rate).set({ count: most }).where(eq(rate.key, counted!.key));
    const refused = await ask(app, mallory, {}, { from });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: 'ADDRESS_UPLOADS_SPENT',
      message: expect.stringContaining('256 MB'),
    });
    expect(await asks(mallory, { temporary: true })).toBe(200);
    expect(await asks(paying)).toBe(200);
    expect(await statusOf(await ask(app, mallory, {}, { from: '192.0.2.31' }))).toBe(200);
  });
});

function fileMessage(url: string) {
  return { role: 'user', parts: [{ type: 'file', mediaType: 'image/png', url }] };
}
