/**
 * Full-text search of generations. Nearly all matches come from the index alone; texts that exceed its limit
 * are scanned.
 */
import { and, desc, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';

export const newestFirst = [desc(generation.createdAt), desc(generation.id)];

const searchedColumns = [
  generation.title,
  generation.prompt,
  generation.style,
  generation.roomType,
  generation.aesthetic,
];

/** The newest that `listed` accepts, `most` per kind. */
export function containing(db: Database, words: string, listed: SQL | undefined, most: number) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const newest = (isFound: SQL | undefined) =>
    db
      .select({ id: generation.id })
      .from(generation)
      .where(and(listed, isFound))
      .orderBy(...newestFirst)
      .limit(most);
  return unionAll(
    newest(sql`position(lower(${words}) in ${generation.searchText}) > 0`),
    newest(
      and(
        isNull(generation.searchText),
        or(...searchedColumns.map((column) => ilike(column, pattern))),
      ),
    ),
  );
}
