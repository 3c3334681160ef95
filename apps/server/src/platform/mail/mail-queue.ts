/**
 * Mails are queued in the database until the mail server accepts them, so that an hour without one loses none.
 * They are encrypted there: their links grant access.
 */
import type { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Sealer } from '../sealed-text.ts';
import { type Mail, mailQueueName } from './mail.ts';

export interface MailQueue {
  add(mail: Mail): Promise<void>;
  /** Starts sending queued mails, one after the other. */
  deliver(send: (mail: Mail) => Promise<void>): Promise<void>;
}

export interface MailQueueParts {
  readonly boss: PgBoss;
  readonly sealer: Sealer;
  readonly log: Log;
  readonly pace?: Partial<MailPace>;
  readonly onGivenUp?: (() => void) | undefined;
}

export interface MailPace {
  /** Delay before the second attempt; doubled for each further one, up to the maximum. */
  readonly retryDelaySeconds: number;
  readonly longestDelaySeconds: number;
  readonly tries: number;
  readonly pollSeconds: number;
}

/** An hour and a half in total: links in mails are valid for one hour. */
const usualPace: MailPace = {
  retryDelaySeconds: 10,
  longestDelaySeconds: 300,
  tries: 24,
  pollSeconds: 2,
};

/** A mail whose process died while sending is sent again after this; a hung one is given up. */
const sendingSeconds = 120;
/** Sent and abandoned mails are removed after this time. */
const retentionSeconds = 600;

interface Waiting {
  readonly sealed: string;
}

export async function prepareMailQueue(boss: PgBoss, pace: MailPace = usualPace): Promise<void> {
  const rules = {
    retryLimit: pace.tries - 1,
    retryDelay: pace.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: pace.longestDelaySeconds,
    expireInSeconds: sendingSeconds,
    deleteAfterSeconds: retentionSeconds,
    notify: true,
  };
  await boss.createQueue(mailQueueName, rules);
  // pg-boss keeps the options of an existing queue, so they are updated.
  await boss.updateQueue(mailQueueName, rules);
}

export async function openMailQueue(parts: MailQueueParts): Promise<MailQueue> {
  const { boss, sealer, log } = parts;
  const pace = { ...usualPace, ...parts.pace };
  await prepareMailQueue(boss, pace);

  return {
    async add(mail) {
      await boss.send(mailQueueName, {
        sealed: sealer.seal(JSON.stringify(mail)),
      } satisfies Waiting);
    },
    async deliver(send) {
      await boss.work<Waiting>(
        mailQueueName,
        {
          includeMetadata: true,
          pollingIntervalSeconds: pace.pollSeconds,
          notifyPollingIntervalSeconds: pace.pollSeconds,
        },
        async ([job]) => {
          if (!job) return;
          try {
            await send(JSON.parse(sealer.open(job.data.sealed)) as Mail);
          } catch (error) {
            const isLast = job.retryCount >= pace.tries - 1;
            const status = replyTo(error).code;
            const reason = { error, count: job.retryCount + 1, ...(status ? { status } : {}) };
            if (isLast || isRefused(error)) {
              log.error('A mail could not be delivered and was given up', reason);
              parts.onGivenUp?.();
              return;
            }
            log.warn('A mail could not be delivered and waits for another try', reason);
            throw error;
          }
        },
      );
    },
  };
}

/** SMTP codes from here on are permanent. */
const firstRefusalCode = 550;
/** Before these the server speaks of itself, as in a greeting of 554, and not of the mail or its addresses. */
const stepsOfMail: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

function isRefused(error: unknown): boolean {
  const { code = 0, step } = replyTo(error);
  return code >= firstRefusalCode && stepsOfMail.includes(step);
}

function replyTo(error: unknown): { readonly code: number | undefined; readonly step: unknown } {
  const { responseCode, command } = error as {
    readonly responseCode?: unknown;
    readonly command?: unknown;
  };
  return { code: typeof responseCode === 'number' ? responseCode : undefined, step: command };
}
