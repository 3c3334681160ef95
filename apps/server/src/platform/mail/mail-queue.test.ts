/** Mails on a real queue, with a mail server that is sometimes down. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedAddress, startMailServer } from '../../testing/mail-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openBoss } from '../jobs/boss.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createSealer } from '../sealed-text.ts';
import { type MailPace, openMailQueue, prepareMailQueue } from './mail-queue.ts';
import { createMailer } from './mailer.ts';
import { measureMails } from './measure-mails.ts';

const from = 'house@maquette.example';
const mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'A link: https://x.example/?token=t1',
};
/** A fast schedule for tests. */
const quickPace = { retryDelaySeconds: 1, longestDelaySeconds: 1, tries: 3, pollSeconds: 0.5 };

const patience = { timeout: 60_000, interval: 50 };

let database: OpenDatabase;
let boss: Awaited<ReturnType<typeof openBoss>>;
let log: ReturnType<typeof testLog>;
let metrics: Metrics;
let onGivenUp: () => void;

beforeEach(async () => {
  database = await openTestDatabase();
  log = testLog();
  boss = await openBoss(database, log);
  metrics = createMetrics();
  onGivenUp = measureMails(database.db, metrics);
});
afterEach(async () => {
  await boss.stop({ graceful: false, close: true });
  await database.close();
});

function mailerTo(smtpUrl: string, pace: Partial<MailPace> = quickPace) {
  const sealer = createSealer('a secret that is long enough for sessions', 'mails');
  return createMailer({ smtpUrl, from }, '', log, () =>
    openMailQueue({ boss, sealer, log, pace, onGivenUp }),
  );
}

test('a mail waits, encrypted, until the mail server is back', async () => {
  const gone = await startMailServer();
  const { url } = gone;
  await gone.close();
  const mailer = mailerTo(url);
  mailer.post(mail);
  await mailer.settle();
  const waiting = await boss.findJobs('mails');
  expect(waiting).toHaveLength(1);
  expect(await metrics.read()).toMatch(/^maquette_mails_waiting 1$/m);
  expect(JSON.stringify(waiting)).not.toMatch(/ada@|token=/);
  await mailer.open();
  await vi.waitFor(() => expect(log.lines.join()).toContain('waits for another try'), patience);
  const back = await startMailServer(Number(new URL(url).port));
  await vi.waitFor(() => expect(back.mails).toHaveLength(1), patience);
  expect(back.mails[0]).toMatchObject({ from, to: ['ada@example.com'] });
  expect(back.mails[0]?.text).toContain('token=t1');
  expect(log.lines.join()).not.toMatch(/ada@|token=/);
  await back.close();
});

/** Skips the time until a waiting mail's next attempt; returns its seconds. */
async function skipPause(): Promise<number> {
  const { rows } = await database.db.execute<{ seconds: number }>(sql`
    with waiting as (
      select id, extract(epoch from start_after - now())::float as seconds
      from pgboss.job where name = 'mails' and state = 'retry'
    )
    update pgboss.job set start_after = now() from waiting
    where job.id = waiting.id returning waiting.seconds`);
  return Math.max(0, ...rows.map(({ seconds }) => Number(seconds)));
}

test('half an hour without a mail server loses no mail, at the usual pace', async () => {
  const gone = await startMailServer();
  const { url } = gone;
  await gone.close();
  const mailer = mailerTo(url, { pollSeconds: 0.5 });
  mailer.post(mail);
  mailer.post({ ...mail, to: 'eve@example.com' });
  await mailer.settle();
  await mailer.open();
  const tries = () => log.lines.filter((line) => line.includes('waits for another try')).length;
  const pausing = async () =>
    (await boss.findJobs('mails')).filter(({ state }) => state === 'retry').length;
  let [passed, tried] = [0, 0];
  while (passed < 30 * 60) {
    tried += 2;
    await vi.waitFor(() => expect(tries()).toBeGreaterThanOrEqual(tried), patience);
    await vi.waitFor(async () => expect(await pausing()).toBe(2), patience);
    passed += await skipPause();
  }
  const back = await startMailServer(Number(new URL(url).port));
  await vi.waitFor(() => expect(back.mails).toHaveLength(2), patience);
  expect(back.mails.flatMap(({ to }) => to).sort()).toEqual(['ada@example.com', 'eve@example.com']);
  await back.close();
});

test('a mail server that turns everybody away loses no mail', async () => {
  let turnedAway = 0;
  const closed = createServer((socket) => {
    turnedAway += 1;
    socket.on('error', () => {}).end('554 5.3.2 No service today\r\n');
  }).listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  const mailer = mailerTo(`smtp://house:of%20bricks@127.0.0.1:${port}`, { pollSeconds: 0.5 });
  mailer.post(mail);
  await mailer.settle();
  await mailer.open();
  await vi.waitFor(() => expect(log.lines.join()).toContain('"status":554'), patience);
  await new Promise((resolve) => closed.close(resolve));
  const open = await startMailServer(port);
  await vi.waitFor(async () => {
    await skipPause();
    expect(open.mails).toHaveLength(1);
  }, patience);
  expect(turnedAway).toBeGreaterThan(0);
  expect(log.lines.join()).not.toContain('given up');
  await open.close();
});

test('a mail that is refused is given up at once, one that nobody takes after its last try', async () => {
  const server = await startMailServer();
  const refusing = mailerTo(server.url);
  refusing.post({ ...mail, to: refusedAddress });
  await refusing.open();
  const given = () => log.lines.filter((line) => line.includes('was given up'));
  await vi.waitFor(() => expect(given()).toHaveLength(1), patience);
  expect(given()[0]).toContain('"count":1,"status":550');
  expect(given()[0]).toContain('"command":"RCPT TO","reply":550,"reason":"5.1.1"');
  await boss.offWork('mails');
  await server.close();
  const unheard = mailerTo(server.url);
  unheard.post(mail);
  await unheard.open();
  await vi.waitFor(() => expect(given()).toHaveLength(2), patience);
  expect(given()[1]).toContain('"count":3');
  expect(await metrics.read()).toMatch(/^maquette_mails_given_up_total 2$/m);
  expect(log.lines.join()).not.toMatch(/ada@|nobody@|token=/);
});

test('a mail leaves without the queue where that is closed already', async () => {
  const server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.url, from }, '', log, () =>
    Promise.reject(new Error('closed')),
  );
  mailer.post(mail);
  await mailer.settle();
  expect(server.mails).toHaveLength(1);
  await server.close();
});

test('a mail is tried 24 times, first after ten seconds, then at most every five minutes', async () => {
  await prepareMailQueue(boss);
  expect(await boss.getQueue('mails')).toMatchObject({
    ...{ retryLimit: 23, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 },
    ...{ expireInSeconds: 120, deleteAfterSeconds: 600 },
  });
});
