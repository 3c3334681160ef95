/** SMTP where the settings name a server, otherwise files in `outbox/` of the data folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { Mail, Mailer } from './mail.ts';
import type { MailQueue } from './mail-queue.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

/** Without `queue`, in a short-lived process, a mail is tried once. */
export function createMailer(
  settings: MailSettings,
  dataFolder: string,
  log: Log,
  queue?: () => Promise<MailQueue>,
): Mailer {
  const { smtpUrl, from } = settings;
  const underWay = new Set<Promise<void>>();
  const whileSettling = (work: Promise<void>) => {
    const posted = work
      .catch((error: unknown) => log.error('A mail could not be delivered', { error }))
      .finally(() => underWay.delete(posted));
    underWay.add(posted);
  };
  const deliver = smtpUrl
    ? smtpDelivery(smtpUrl, from)
    : outboxDelivery(path.join(dataFolder, 'outbox'), from, log);
  const queued = smtpUrl ? queue : undefined;
  const post = queued
    ? // A queue that is closed already, or has no database, must not lose it.
      (mail: Mail) =>
        queued()
          .then((open) => open.add(mail))
          .catch(() => deliver(mail))
    : deliver;
  return {
    kind: smtpUrl ? 'smtp' : 'outbox',
    post: (mail) => whileSettling(post(mail)),
    open: async () => (await queued?.())?.deliver(deliver),
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}

function smtpDelivery(smtpUrl: string, from: string) {
  return async (mail: Mail): Promise<void> => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(smtpUrl, { from });
    try {
      await transport.sendMail({ to: mail.to, subject: mail.subject, text: mail.text });
    } finally {
      transport.close();
    }
  };
}

function outboxDelivery(folder: string, from: string, log: Log) {
  return async (mail: Mail): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.txt`;
    const text = `From: ${from}\nTo: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`;
    await writeFile(path.join(folder, name), text, { mode: 0o600 });
    log.warn('No mail server is set (SMTP_URL): a mail was written to the outbox', { folder });
  };
}
