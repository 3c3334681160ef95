/** Log of administrators' actions, newest first. */
import type { AdministratorAction } from '@maquette/contract';
import { desc, eq, lt } from 'drizzle-orm';
import { isPerson } from '../../http/guards/action-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { administratorAction } from '../../platform/db/schema/administration.ts';
import { user } from '../../platform/db/schema/people.ts';

/** Enough to tell accounts apart. */
const idCharacters = 8;

export async function listActions(
  db: Database,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
): Promise<{ actions: AdministratorAction[]; nextCursor: number | null }> {
  const rows = await db
    .select({ action: administratorAction, email: user.email })
    .from(administratorAction)
    .leftJoin(user, eq(user.id, administratorAction.actorId))
    .where(cursor === undefined ? undefined : lt(administratorAction.id, cursor))
    .orderBy(desc(administratorAction.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    actions: shown.map(({ action: { at, actorId, actorName, subjectName, ...action }, email }) => ({
      id: action.id,
      deed: action.deed,
      finished: action.finished,
      details: action.details,
      at: at.toISOString(),
      actor: actorName,
      actorAccount: email ?? (isPerson(actorId) ? actorId.slice(0, idCharacters) : null),
      subject: subjectName,
    })),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.action.id ?? null) : null,
  };
}
