/** Writes the text that a search reads for results from before the update that brought it, in batches. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** The index that is only made once all texts are written. */
export const searchIndex = 'generations_search';

/** Milliseconds, so that no request waits. */
const rowsAtOnce = 200;

/**
 * `mayContinue` is called after each batch; false if it ended that. Called again it begins anew, which only reads what
 * is written.
 */
export async function fillSearchText(
  db: Database,
  mayContinue: () => Promise<boolean>,
): Promise<boolean> {
  for (let after: string | null = ''; ; ) {
    // A trigger writes the text.
    const { rows }: { rows: { last: string | null }[] } = await db.execute(sql`
      with batch as (select id, search_text is null as is_empty from generations
        where id > ${after} order by id limit ${rowsAtOnce}),
      filled as (update generations set title = title where id in (select id from batch where is_empty))
      select max(id) as last from batch`);
    after = rows[0]?.last ?? null;
    if (after === null) return true;
    if (!(await mayContinue())) return false;
  }
}
