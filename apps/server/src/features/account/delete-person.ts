/**
 * An account goes for good, by the hand of whoever runs the server: asked for by mail, as the notice
 * on the profile says, or on the administrators' page. In this order, so that a failure on the way leaves nothing that is charged and
 * nobody who can sign in, and the same call again finishes it.
 */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { account, session, user } from '../../platform/db/schema/people.ts';

export interface DeletePersonParts {
  readonly db: Database;
  /** Ends what is charged, or fails; returns how many subscriptions that were. */
  readonly endPayments: (personId: string) => Promise<number>;
  readonly removeWork: (personId: string) => Promise<void>;
}

export interface DeletedPerson {
  readonly email: string;
  readonly endedSubscriptions: number;
}

/** Undefined when no account has this e-mail address. */
export async function deletePerson(
  parts: DeletePersonParts,
  email: string,
): Promise<DeletedPerson | undefined> {
  const [person] = await parts.db
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()));
  if (!person) return undefined;
  return { email: person.email, endedSubscriptions: await removePerson(parts, person.id) };
}

/** Returns how many subscriptions were ended. */
export async function removePerson(
  { db, endPayments, removeWork }: DeletePersonParts,
  id: string,
): Promise<number> {
  const endedSubscriptions = await endPayments(id);
  await db.delete(session).where(eq(session.userId, id));
  await db.delete(account).where(eq(account.userId, id));
  await removeWork(id);
  // Conversations and what was known of payments go with the row.
  await db.delete(user).where(eq(user.id, id));
  return endedSubscriptions;
}
