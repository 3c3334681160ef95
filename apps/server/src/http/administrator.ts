/** Whoever runs this server: the addresses of `ADMIN_EMAILS`, or without any the person who came first. */
import { asc } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { user } from '../platform/db/schema/people.ts';
import { Problem } from '../platform/problem.ts';
import { type Person, type RequestContext, requirePerson } from './request-context.ts';

export interface AdministratorParts {
  readonly db: Database;
  readonly administratorEmails: readonly string[] | undefined;
}

export async function isAdministrator(
  { db, administratorEmails }: AdministratorParts,
  { id, email }: Pick<Person, 'id' | 'email'>,
): Promise<boolean> {
  if (administratorEmails) return administratorEmails.includes(email.toLowerCase());
  const [first] = await db
    .select({ id: user.id })
    .from(user)
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  return first?.id === id;
}

export async function requireAdministrator(
  parts: AdministratorParts,
  context: RequestContext,
): Promise<Person> {
  const person = await requirePerson(context);
  if (!(await isAdministrator(parts, person))) throw new Problem('NOT_ADMINISTRATOR');
  return person;
}
