/** One page of an owner's generations: filtered, newest first, continued from a cursor. */
import type { ToolName } from '@maquette/contract';
import { and, desc, eq, ilike, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { Problem } from '../../platform/problem.ts';
import type { GenerationRow } from './ledger/ledger-rows.ts';

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

const searchedColumns = [
  generation.title,
  generation.prompt,
  generation.style,
  generation.roomType,
  generation.aesthetic,
];

function containing(search: string | undefined): SQL | undefined {
  const words = search?.trim();
  if (!words) return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...searchedColumns.map((column) => ilike(column, pattern)));
}

const cursorAt = (row: GenerationRow): string =>
  Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  // Other years are written in a way no database reads.
  if (!/^\d{4}-/.test(time) || time.startsWith('0000') || Number.isNaN(at.getTime()) || !id)
    throw new Problem('BAD_REQUEST', { field: 'cursor' });
  return or(lt(generation.createdAt, at), and(eq(generation.createdAt, at), lt(generation.id, id)));
}

export async function listGenerations(
  db: Database,
  owner: string,
  { tool, search, favourite, cursor, limit }: ListQuery,
): Promise<GenerationPage> {
  const found = await db
    .select()
    .from(generation)
    .where(
      and(
        eq(generation.owner, owner),
        isNull(generation.deletedAt),
        tool && eq(generation.tool, tool),
        favourite === undefined ? undefined : eq(generation.favourite, favourite),
        containing(search),
        afterCursor(cursor),
      ),
    )
    .orderBy(desc(generation.createdAt), desc(generation.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > rows.length && last ? cursorAt(last) : null };
}
