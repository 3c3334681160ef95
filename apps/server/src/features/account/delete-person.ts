/**
 * Deletes an account for good, by an administrator or from the command line. The order matters: a failure half
 * way leaves nothing that is charged and nobody who can sign in, and the same call again finishes it.
 */
import { eq } from 'drizzle-orm';
import {
  commandLine,
  finishDeletions,
  fullName,
  hasOpenDeletion,
  logAction,
} from '../../http/guards/action-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { account, session, user } from '../../platform/db/schema/people.ts';

export interface DeletePersonParts {
  readonly db: Database;
  /** Cancels subscriptions, or fails; returns how many. */
  readonly endPayments: (personId: string) => Promise<number>;
  readonly removeWork: (personId: string) => Promise<void>;
}

export interface DeletedPerson {
  readonly email: string;
  readonly endedSubscriptions: number;
}

/** For the command line. Undefined when no account has this e-mail address. */
export async function deletePerson(
  parts: DeletePersonParts,
  email: string,
): Promise<DeletedPerson | undefined> {
  const [person] = await parts.db
    .select()
    .from(user)
    .where(eq(user.email, email.trim().toLowerCase()));
  if (!person) return undefined;
  const subject = { id: person.id, name: fullName(person) };
  // Before anything is gone, as an administrator's deletion.
  if (!(await hasOpenDeletion(parts.db, commandLine, person.id))) {
    await logAction(parts.db, commandLine, { deed: 'delete', subject, finished: false });
  }
  const endedSubscriptions = await removePerson(parts, person.id);
  await finishDeletions(parts.db, person.id);
  return { email: person.email, endedSubscriptions };
}

/** Returns how many subscriptions were cancelled. */
export async function removePerson(
  { db, endPayments, removeWork }: DeletePersonParts,
  id: string,
): Promise<number> {
  const endedSubscriptions = await endPayments(id);
  await db.delete(session).where(eq(session.userId, id));
  await db.delete(account).where(eq(account.userId, id));
  await removeWork(id);
  // Conversations and payment records are deleted by cascade.
  await db.delete(user).where(eq(user.id, id));
  return endedSubscriptions;
}
