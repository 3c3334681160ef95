/** Log of administrators' actions, newest first. */
import type { AdministratorAction } from '@maquette/contract';
import { desc, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { administratorAction } from '../../platform/db/schema/administration.ts';

export async function listActions(
  db: Database,
  { cursor, limit }: { readonly cursor?: number | undefined; readonly limit: number },
): Promise<{ actions: AdministratorAction[]; nextCursor: number | null }> {
  const rows = await db
    .select()
    .from(administratorAction)
    .where(cursor === undefined ? undefined : lt(administratorAction.id, cursor))
    .orderBy(desc(administratorAction.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    actions: shown.map(({ id, at, actorName, deed, subjectName, finished }) => ({
      ...{ id, deed, finished },
      at: at.toISOString(),
      actor: actorName,
      subject: subjectName,
    })),
    nextCursor: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}
