/**
 * Proofs of administration: a code printed at the start, and a link mailed to an address of `ADMIN_EMAILS`.
 * Single use; only hashes are stored.
 */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import {
  type AdministratorParts,
  hasAdministrator,
  makeAdministrator,
  standingOf,
} from '../../http/guards/administrator.ts';
import type { Person } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { user, verification } from '../../platform/db/schema/people.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { Problem } from '../../platform/problem.ts';

export interface ClaimParts extends AdministratorParts {
  readonly clock: Clock;
}

/** Owner of a claim; a printed code belongs to whoever reads the server's output. */
const printed = 'administrator: whoever reads the output of the server';
const printedDays = 30;
const linkHours = 1;
const hourMs = 60 * 60_000;

/** Without ambiguous characters: 16 of 30 are more than 78 bits. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const groups = 4;
const groupLength = 4;

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** Case, dashes and spaces are ignored. */
const identifierOf = (code: string): string => {
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const plain = typed.length === groups * groupLength ? typed : code.trim();
  return `administrator:${createHash('sha256').update(plain).digest('base64url')}`;
};

async function keepClaim(
  db: Database,
  claim: { code: string; value: string; until: Date },
): Promise<void> {
  await db.insert(verification).values({
    id: randomUUID(),
    identifier: identifierOf(claim.code),
    value: claim.value,
    expiresAt: claim.until,
  });
}

/** Replaces earlier codes; undefined if there is an administrator. */
export async function printableCode(parts: ClaimParts): Promise<string | undefined> {
  const { db, clock } = parts;
  await db.delete(verification).where(eq(verification.value, printed));
  if (await hasAdministrator(parts)) return undefined;
  const code = newCode();
  const until = new Date(clock().getTime() + printedDays * 24 * hourMs);
  await keepClaim(db, { code, value: printed, until });
  return code;
}

export async function isCodeWaiting({ db, clock }: ClaimParts): Promise<boolean> {
  const waiting = and(eq(verification.value, printed), gt(verification.expiresAt, clock()));
  return (await db.$count(verification, waiting)) > 0;
}

/** The mail with the link. Its origin comes from the settings only. */
export async function linkMail(
  { db, clock }: ClaimParts,
  person: Pick<Person, 'id' | 'email'>,
  siteUrl: string,
): Promise<Mail> {
  const code = randomBytes(32).toString('base64url');
  const until = new Date(clock().getTime() + linkHours * hourMs);
  await keepClaim(db, { code, value: ownerOfLink(person.id), until });
  const link = new URL('/Models', siteUrl);
  link.searchParams.set('claim', code);
  return {
    to: person.email,
    subject: 'Confirm that you run this Maquette',
    text: [
      'An account with this e-mail address asked to see the Models page of this Maquette, as the',
      'settings of the server allow it to.',
      '',
      'If that was you, open this link within one hour, in the browser you are signed in with:',
      link.href,
      '',
      'If it was not you, somebody else has made an account with your address. Do not open the link;',
      'choose a new password with “Forgotten password”, and the account is yours alone.',
    ].join('\n'),
  };
}

const ownerOfLink = (personId: string): string => `administrator: ${personId}`;

/** Consumed in the same statement that accepts it. */
export async function claimAdministration(
  parts: ClaimParts,
  person: Pick<Person, 'id'>,
  code: string,
): Promise<void> {
  const { mayBecome } = await standingOf(parts, person);
  if (!mayBecome) throw new Problem('CLAIM_REFUSED');
  await parts.db.transaction(async (tx) => {
    const [claim] = await tx
      .delete(verification)
      .where(
        and(
          eq(verification.identifier, identifierOf(code)),
          inArray(verification.value, [printed, ownerOfLink(person.id)]),
          gt(verification.expiresAt, parts.clock()),
        ),
      )
      .returning({ value: verification.value });
    if (!claim) throw new Problem('CLAIM_REFUSED');
    // Opening the link proves the address.
    if (claim.value !== printed) {
      await tx.update(user).set({ emailVerified: true }).where(eq(user.id, person.id));
    }
    await makeAdministrator(tx, person.id, claim.value === printed ? 'code' : 'link');
    await tx.delete(verification).where(eq(verification.value, printed));
  });
}
