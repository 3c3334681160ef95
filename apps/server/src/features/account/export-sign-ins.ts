/** Sessions of a person for their data export, without tokens or hashes. */
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { account, session } from '../../platform/db/schema/people.ts';

export async function exportSignIns(db: Database, personId: string): Promise<unknown> {
  const [ways, open] = await Promise.all([
    db
      .select({ by: account.providerId, since: account.createdAt })
      .from(account)
      .where(eq(account.userId, personId))
      .orderBy(asc(account.createdAt)),
    db
      .select({ at: session.createdAt, until: session.expiresAt, browser: session.userAgent })
      .from(session)
      .where(eq(session.userId, personId))
      .orderBy(asc(session.createdAt)),
  ]);
  return { ways, open };
}
