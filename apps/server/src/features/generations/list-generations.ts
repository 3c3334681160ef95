/** A page of an owner's generations: filtered, newest first, by cursor. */
import type { ToolName } from '@maquette/contract';
import { and, eq, getTableColumns, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { Problem } from '../../platform/problem.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';
import { containing, newestFirst } from './search-generations.ts';

/** Without what the brush painted: thousands of points of each result, for a page of a hundred. */
const listedColumns = {
  ...getTableColumns(generation),
  recipe: sql<unknown>`${generation.recipe} - 'protectStrokes'`,
};

interface ListQuery {
  readonly tool?: ToolName | undefined;
  readonly search?: string | undefined;
  readonly favourite?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface GenerationPage {
  readonly rows: readonly GenerationRow[];
  readonly nextCursor: string | null;
}

const cursorAt = (row: GenerationRow): string =>
  Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  // Years that PostgreSQL can't parse are refused.
  if (!/^\d{4}-/.test(time) || time.startsWith('0000') || Number.isNaN(at.getTime()) || !id)
    throw new Problem('BAD_REQUEST', { field: 'cursor' });
  return or(lt(generation.createdAt, at), and(eq(generation.createdAt, at), lt(generation.id, id)));
}

export async function listGenerations(
  db: Database,
  owner: string,
  { tool, search, favourite, cursor, limit }: ListQuery,
): Promise<GenerationPage> {
  const listed = and(
    eq(generation.owner, owner),
    isNull(generation.deletedAt),
    tool && eq(generation.tool, tool),
    favourite === undefined ? undefined : eq(generation.favourite, favourite),
    afterCursor(cursor),
  );
  const words = search?.trim();
  const found = await db
    .select(listedColumns)
    .from(generation)
    .where(words ? inArray(generation.id, containing(db, words, listed, limit + 1)) : listed)
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > rows.length && last ? cursorAt(last) : null };
}
