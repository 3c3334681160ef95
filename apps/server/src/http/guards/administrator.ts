/**
 * The server's administrators. The right is stored on the account and needs a proof: a printed code, or a verified
 * address of `ADMIN_EMAILS`. Being the first or only account is no proof.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { user } from '../../platform/db/schema/people.ts';
import { Problem } from '../../platform/problem.ts';
import { type Person, type RequestContext, requirePerson } from '../request-context.ts';
import { fullName, logAction } from './action-log.ts';

export interface AdministratorParts {
  readonly db: Database;
  /** If set, only these can be administrators. */
  readonly administratorEmails: readonly string[] | undefined;
}

export interface AdministratorStanding {
  readonly administrator: boolean;
  /** Whether the settings allow this account to be one. */
  readonly mayBecome: boolean;
  /** Whether the settings name this account. */
  readonly isNamed: boolean;
}

export async function standingOf(
  { db, administratorEmails }: AdministratorParts,
  { id }: Pick<Person, 'id'>,
): Promise<AdministratorStanding> {
  const [row] = await db
    .select({ email: user.email, verified: user.emailVerified, stored: user.administrator })
    .from(user)
    .where(and(eq(user.id, id), isNull(user.disabledAt)));
  const isNamed = (row && administratorEmails?.includes(row.email)) ?? false;
  const mayBecome = row !== undefined && (administratorEmails === undefined || isNamed);
  if (row && isNamed && row.verified && !row.stored) await makeAdministrator(db, id, 'address');
  const isProven = row !== undefined && (row.stored || (isNamed && row.verified));
  return { administrator: mayBecome && isProven, mayBecome, isNamed };
}

/** A printed code, a link to a named address, or that address, verified in another way. */
type Proof = 'code' | 'link' | 'address';

/** Logged with its proof. */
export async function makeAdministrator(
  db: Database,
  personId: string,
  proof: Proof,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await grantAdministration(tx, personId);
    if (!person) return;
    const self = { id: personId, name: fullName(person) };
    await logAction(tx, self, { deed: 'become-administrator', details: { proof } });
  });
}

/** Without a log, for sample people. Returns nobody if they are one already. */
export async function grantAdministration(db: Database, personId: string) {
  return db
    .update(user)
    .set({ administrator: true })
    .where(and(eq(user.id, personId), eq(user.administrator, false)))
    .returning({ firstName: user.firstName, lastName: user.lastName });
}

/** Whether there is one; otherwise the start prints a code to become one. */
export async function hasAdministrator({
  db,
  administratorEmails,
}: AdministratorParts): Promise<boolean> {
  const rows = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.administrator, true), isNull(user.disabledAt)));
  return rows.some(({ email }) => !administratorEmails || administratorEmails.includes(email));
}

export async function requireAdministrator(
  parts: AdministratorParts,
  context: RequestContext,
): Promise<Person> {
  const person = await requirePerson(context);
  const { administrator } = await standingOf(parts, person);
  if (!administrator) throw new Problem('NOT_ADMINISTRATOR');
  return person;
}
