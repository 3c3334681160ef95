/** Deletes invitations that expired unused; used ones tell who came in with them. */
import { and, inArray, lt } from 'drizzle-orm';
import { isUnused } from '../../http/guards/sign-up.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { invitation } from '../../platform/db/schema/sign-up.ts';

/** Returns the number of deleted rows. */
export async function pruneInvitations(
  db: Database,
  clock: Clock,
  atMost: number,
): Promise<number> {
  const now = clock();
  const over = db
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(lt(invitation.expiresAt, now), isUnused(now)))
    .limit(atMost);
  const gone = await db
    .delete(invitation)
    .where(inArray(invitation.id, over))
    .returning({ id: invitation.id });
  return gone.length;
}
