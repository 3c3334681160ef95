/** Mails through SMTP when the settings name a server, otherwise into `outbox/` of the data folder. */
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { Mail, Mailer } from './mail.ts';

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
}

export function createMailer(settings: MailSettings, dataFolder: string, log: Log): Mailer {
  const deliver = settings.smtpUrl
    ? smtpDelivery(settings.smtpUrl, settings.from)
    : outboxDelivery(path.join(dataFolder, 'outbox'), settings.from, log);
  const underWay = new Set<Promise<void>>();
  return {
    kind: settings.smtpUrl ? 'smtp' : 'outbox',
    post: (mail) => {
      const delivery = deliver(mail)
        .catch((error: unknown) => log.error('A mail could not be delivered', { error }))
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
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
