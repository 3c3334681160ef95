/** Mails on a real queue, to a mail server that comes and goes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusedAddress, startMailServer } from '../../testing/mail-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { testLog } from '../../testing/test-log.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openBoss } from '../jobs/boss.ts';
import { createSealer } from '../sealed-text.ts';
import { openMailQueue } from './mail-queue.ts';
import { createMailer } from './mailer.ts';

const from = 'house@maquette.example';
const mail = {
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'A link: https://x.example/?token=t1',
};
const pace = { retryDelaySeconds: 1, longestDelaySeconds: 1, tries: 3, pollSeconds: 0.5 };

const patience = { timeout: 20_000, interval: 50 };

let database: OpenDatabase;
let boss: Awaited<ReturnType<typeof openBoss>>;
let log: ReturnType<typeof testLog>;

beforeEach(async () => {
  database = await openTestDatabase();
  log = testLog();
  boss = await openBoss(database, log);
});
afterEach(async () => {
  await boss.stop({ graceful: false, close: true });
  await database.close();
});

function mailerTo(smtpUrl: string) {
  const sealer = createSealer('a secret that is long enough for sessions', 'mails');
  return createMailer({ smtpUrl, from }, '', log, () => openMailQueue({ boss, sealer, log, pace }));
}

test('a mail waits, sealed, until the mail server is there again', async () => {
  const gone = await startMailServer();
  const { url } = gone;
  await gone.close();
  const mailer = mailerTo(url);
  mailer.post(mail);
  await mailer.settle();
  const waiting = await boss.findJobs('mails');
  expect(waiting).toHaveLength(1);
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

test('a mail that is refused is given up at once, one that nobody takes after its last try', async () => {
  const server = await startMailServer();
  const refusing = mailerTo(server.url);
  refusing.post({ ...mail, to: refusedAddress });
  await refusing.open();
  const given = () => log.lines.filter((line) => line.includes('was given up'));
  await vi.waitFor(() => expect(given()).toHaveLength(1), patience);
  expect(given()[0]).toContain('"count":1,"status":550');
  await boss.offWork('mails');
  await server.close();
  const unheard = mailerTo(server.url);
  unheard.post(mail);
  await unheard.open();
  await vi.waitFor(() => expect(given()).toHaveLength(2), patience);
  expect(given()[1]).toContain('"count":3');
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
