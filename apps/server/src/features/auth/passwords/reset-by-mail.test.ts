/** Resetting a password with a delivered mail. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from '../../../platform/mail/mailer.ts';
import { type MailServer, startMailServer } from '../../../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testLog } from '../../../testing/test-log.ts';

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const from = 'Maquette <house@maquette.example>';
const mailerTo = (smtpUrl: string, log = testLog()) => createMailer({ smtpUrl, from }, '', log);

async function appWith(smtpUrl: string) {
  const log = testLog();
  const mailer = mailerTo(smtpUrl, log);
  return { app: await createTestApp({ mailer }), mailer, log };
}

const ask = (app: TestApp, email: string) =>
  app.request('/api/auth/request-password-reset', {
    body: { email, redirectTo: '/reset-password' },
  });

test('the mail arrives, its link works once, and the new password signs in', async () => {
  const { app, mailer } = await appWith(mailServer.url);
  const { email } = await app.person({ email: 'ada@example.com' });
  expect((await ask(app, email)).status).toBe(200);
  await mailer.settle();
  const [mail, ...more] = mailServer.mails;
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ from: 'house@maquette.example', to: [email] });
  expect(mail?.text).toMatch(/^From: Maquette <house@maquette\.example>\r$/m);
  expect(mail?.text).toMatch(/^Subject: Choose a new password for Maquette\r$/m);
  const link = /http:\/\/localhost:3000\/reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0];
  const token = new URL(link ?? 'http://none').searchParams.get('token');
  const reset = { token, newPassword: 'a window to the garden' };
  expect((await app.request('/api/auth/reset-password', { body: reset })).status).toBe(200);
  expect((await app.request('/api/auth/reset-password', { body: reset })).status).toBe(422);
  const signedIn = await app.request('/api/auth/sign-in/email', {
    body: { email, password: reset.newPassword },
  });
  expect(signedIn.status).toBe(200);
});

test.each([
  ['that cannot be reached', () => 'smtp://127.0.0.1:1'],
  ['that refuses our word', () => mailServer.url.replace('of%20bricks', 'of-straw')],
])('a mail server %s is only reported in the log, without the address', async (_name, url) => {
  const { app, mailer, log } = await appWith(url());
  const { email } = await app.person({ email: 'grace@example.com' });
  expect((await ask(app, email)).status).toBe(200);
  await mailer.settle();
  expect(log.lines.join()).toContain('A mail could not be delivered');
  expect(log.lines.join()).not.toMatch(/grace|straw/);
});
