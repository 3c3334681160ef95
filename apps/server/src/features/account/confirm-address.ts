/**
 * E-mail confirmation by link. It only works while signed in to that account: whoever signs up with another
 * person's address gains nothing when its owner opens the link.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { user, verification } from '../../platform/db/schema/people.ts';
import type { Mail, Mailer } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem.ts';

export interface ConfirmParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Pick<Mailer, 'post' | 'kind'>;
  /** Public address of this server. */
  readonly siteUrl: () => string;
}

interface Addressee {
  readonly id: string;
  readonly email: string;
}

const linkHours = 24;
const hourMs = 60 * 60_000;

const identifierOf = (code: string): string =>
  `address:${createHash('sha256').update(code).digest('base64url')}`;

/** A link sent to an earlier address doesn't confirm the current one. */
const claimOf = ({ id, email }: Addressee): string => `address of ${id}: ${email}`;

/** Only with a mail server: a link in an outbox file would reach nobody. */
export async function sendConfirmation(parts: ConfirmParts, personId: string): Promise<void> {
  const { db, clock, mailer, siteUrl } = parts;
  if (mailer.kind !== 'smtp') throw new Problem('NO_MAIL_SERVER');
  const [person] = await db
    .select({ id: user.id, email: user.email, isConfirmed: user.emailVerified })
    .from(user)
    .where(eq(user.id, personId));
  if (!person || person.isConfirmed) return;
  const code = randomBytes(32).toString('base64url');
  const value = claimOf(person);
  // One link at a time: a new one invalidates the previous.
  await db.delete(verification).where(eq(verification.value, value));
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(code),
    value,
    expiresAt: new Date(clock().getTime() + linkHours * hourMs),
  });
  mailer.post(confirmationMail(person, siteUrl(), code));
}

function confirmationMail({ email }: Addressee, siteUrl: string, code: string): Mail {
  const link = new URL('/EditProfile', siteUrl);
  link.searchParams.set('confirm', code);
  return {
    to: email,
    subject: 'Confirm your e-mail address for Maquette',
    text: [
      'Somebody, hopefully you, made an account with this e-mail address.',
      '',
      'Confirm within one day that it is yours, in the browser you are signed in with:',
      link.href,
      '',
      'If it was not you, leave this mail alone: the link does nothing for anybody else.',
    ].join('\n'),
  };
}

export async function confirmAddress(
  { db, clock }: Pick<ConfirmParts, 'db' | 'clock'>,
  person: Addressee,
  code: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const used = await tx
      .delete(verification)
      .where(
        and(
          eq(verification.identifier, identifierOf(code)),
          eq(verification.value, claimOf(person)),
          gt(verification.expiresAt, clock()),
        ),
      )
      .returning({ id: verification.id });
    if (used.length === 0) throw new Problem('CONFIRMATION_SPENT');
    await tx.update(user).set({ emailVerified: true }).where(eq(user.id, person.id));
  });
}
