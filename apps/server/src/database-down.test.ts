/** An unreachable database: a clear sentence for requests, and recovery without a restart. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Maker } from './features/generations/workshop/maker.ts';
import { startServer } from './start.ts';
import { openBreakable } from './testing/databases/breakable-database.ts';
import { startMailServer } from './testing/mail-server.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { testLog } from './testing/test-log.ts';
import { allBy, quickMaker, tinyPng } from './testing/test-makers.ts';

const sentence = 'The database does not answer. Nothing was lost; please try again in a moment.';
const original = await openTestDatabase();
const way = original.home === 'server' ? await openBreakable(original.connectionString) : undefined;
/** Further tries follow every five seconds. */
const timeout = 20_000;
let app: TestApp;
let maker: Maker = quickMaker;

beforeAll(async () => {
  app = await createTestApp({
    database: way?.database ?? original,
    makers: allBy((work, job) => maker(work, job)),
  });
  await app.pictureService.work(1);
});
afterAll(async () => {
  await app.pictureService.close(0);
  await way?.close();
});

const photo = () => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  return form;
};

async function expectSentences(cookie: string): Promise<void> {
  const headers = { cookie };
  const answers = await Promise.all([
    app.request('/api/quota', { headers }),
    app.request('/api/generations', { headers }),
    app.request('/api/visuals', { headers, body: { prompt: 'a house' } }),
    app.request('/api/photos', { headers, body: photo() }),
    app.request('/api/chat/hello', { headers }),
    app.request('/api/tts', { headers, body: { text: 'Read me this.' } }),
    app.request('/api/analysis', { headers, body: photo() }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    const problem = await answer.json();
    expect(problem).toMatchObject({ code: 'DATABASE_DOWN', message: sentence });
    // L-04: the request id that users can quote leads to the log line with the cause.
    const isIt = (line: string) => line.includes(problem.requestId) && line.includes('"error"');
    expect(app.log.lines.some(isIt)).toBe(true);
  }
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
}

async function order(cookie: string): Promise<string> {
  const answer = await app.request('/api/visuals', {
    headers: { cookie },
    body: { prompt: 'a house', variations: 1 },
  });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
}

/** Reads all events. */
const story = async (id: string, cookie: string) =>
  (await app.request(`/api/generations/${id}/events`, { headers: { cookie } })).text();

if (way) {
  test('cut off during work, it says so and permits nothing costly (C-02); afterwards everything continues', async () => {
    const { cookie } = await app.person();
    const begun = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    maker = async (work, job) => {
      begun.resolve();
      await released.promise;
      await quickMaker(work, job);
    };
    const id = await order(cookie);
    await begun.promise;

    // Between two queries, while the connection is idle.
    const transaction = way.database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      way.cut();
      await expectSentences(cookie);
      await tx.execute(sql`select 1`);
    });
    await expect(transaction).rejects.toThrow();
    released.resolve();

    way.mend();
    expect((await app.request('/readyz')).status).toBe(200);
    expect(await story(id, cookie)).toContain('"type":"done"');
    maker = quickMaker;
    expect(await story(await order(cookie), cookie)).toContain('"type":"done"');
    const quota = await app.request('/api/quota', { headers: { cookie } });
    expect(await quota.json()).toMatchObject({ used: 2 });
    // One listener, not one more per failed attempt.
    const bells = async () => {
      const { rows } = await original.db.execute<{ bells: number }>(
        sql`select count(*)::int as bells from pg_stat_activity where datname = current_database() and application_name = 'maquette notices'`,
      );
      return rows[0]?.bells;
    };
    await expect.poll(bells).toBe(1);
  });

  test('a server whose database stumbles in its first seconds draws and mails afterwards', async () => {
    const log = testLog();
    const mailServer = await startMailServer();
    const { email } = await app.person();
    const config = readConfig({
      DATA_DIR: app.folder,
      DATABASE_URL: way.url,
      AUTH_SECRET: 'a secret for tests that signs nothing outside of them',
      SMTP_URL: mailServer.url,
      PORT: '0',
      WORK: '1',
    });
    const server = await startServer(config, log);
    // Before queue and mails are opened.
    way.cut();
    const said = (words: string) => log.lines.some((line) => line.includes(words));
    await expect.poll(() => said('The studio could not open'), { timeout }).toBe(true);
    await expect.poll(() => said('Mails cannot be sent yet'), { timeout }).toBe(true);
    way.mend();
    await expect.poll(() => said('"Working"'), { timeout }).toBe(true);
    // Sent by the queue, once it is open.
    const origin = `http://localhost:${server.port}`;
    const asked = await fetch(`${origin}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(200);
    await expect.poll(() => mailServer.mails.length, { timeout }).toBe(1);
    await server.stop();
    await mailServer.close();
  });
} else {
  test('closed while in use, it says so and permits nothing costly (C-02)', async () => {
    const { cookie } = await app.person();
    await original.close();
    await expectSentences(cookie);
  });
}
