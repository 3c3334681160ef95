/**
 * Copies every row to an empty database: from a snapshot, in one transaction, so that an aborted copy leaves nothing.
 * Both have this version's tables.
 */
import type { Pool, PoolClient } from 'pg';
import { StartError } from '../process/start-error.ts';

/** Maintained by triggers, or about running processes. */
const leftOut: readonly string[] = [
  'answers_under_way',
  'duties',
  'processes',
  'rates',
  'storage_by_kind',
  'storage_changes',
  'storage_use',
];
/** Column that a trigger writes, perhaps later. */
const searchColumn = 'search_text';
const rowsAtOnce = 500;

export interface CopyRowsParts {
  readonly from: Pool;
  readonly to: Pool;
  onProgress(done: number, total: number): void;
}

/** Returns the number of rows. */
export async function copyRows({ from, to, onProgress }: CopyRowsParts): Promise<number> {
  const reader = await from.connect();
  const writer = await to.connect();
  try {
    await reader.query('begin isolation level repeatable read read only');
    await writer.query('begin');
    await refuseFilled(writer);
    const tables = await tablesInOrder(reader);
    // A server that was started on it once has left some.
    for (const table of tables.toReversed()) await writer.query(`delete from "${table}"`);
    let total = 0;
    for (const table of tables) total += await countOf(reader, table);
    let done = 0;
    for (const table of tables) {
      const columns = await ownColumns(writer, table);
      for await (const rows of rowsOf(reader, table)) {
        await writer.query(
          `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
          [`[${rows.join(',')}]`],
        );
        done += rows.length;
        onProgress(done, total);
      }
      await expectSame(reader, writer, table, columns);
    }
    await advanceCounters(writer);
    await writer.query('commit');
    return done;
  } catch (error) {
    await writer.query('rollback');
    throw error;
  } finally {
    await reader.query('rollback');
    reader.release();
    writer.release();
  }
}

/** Refuses a target with users: installations are never merged. */
export async function refuseFilled(writer: Pool | PoolClient): Promise<void> {
  const { rows } = await writer.query<{ is_filled: boolean }>(
    'select exists (select from users) or exists (select from files) or exists (select from generations) as is_filled',
  );
  if (rows[0]?.is_filled) {
    throw new StartError(
      'The database to write to holds accounts, files or results already. Name an empty one.',
    );
  }
}

/** Advances sequences beyond the copied rows. */
async function advanceCounters(writer: PoolClient): Promise<void> {
  const { rows } = await writer.query<{ name: string; column: string }>(`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_default like 'nextval(%'`);
  for (const { name, column } of rows) {
    await writer.query(
      `select setval(pg_get_serial_sequence('"${name}"', '${column}'), coalesce(max("${column}"), 0) + 1, false) from "${name}"`,
    );
  }
}

/** Referenced tables first. */
async function tablesInOrder(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    select t.relname as name, coalesce(array_agg(distinct other.relname::text)
      filter (where other.oid is not null and other.oid <> t.oid), '{}') as needs
    from pg_class t
    left join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
    left join pg_class other on other.oid = c.confrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    group by t.relname order by t.relname`);
  const waiting = rows.filter(({ name }) => !leftOut.includes(name));
  const order: string[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((name) => order.includes(name)));
    const [table] = waiting.splice(next, 1);
    if (next < 0 || !table) throw new Error('Tables refer to each other in a circle');
    order.push(table.name);
  }
  return order;
}

async function countOf(client: PoolClient, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from "${table}"`,
  );
  return rows[0]?.count ?? 0;
}

async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string[]> {
  await client.query(
    `declare reading no scroll cursor for select to_jsonb(each)::text as row from "${table}" each`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close reading');
}

/** Those that are not computed. */
async function ownColumns(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and column_name <> $2
     order by column_name`,
    [table, searchColumn],
  );
  return rows.map(({ name }) => `"${name}"`).join(', ');
}

/** Timestamps as text would depend on the connection's time zone. */
const fingerprint = (table: string, columns: string) => `
  select count(*)::int as count, coalesce(sum(('x' || left(md5(to_jsonb(each)::text), 8))::bit(32)::bigint), 0)::text as sum
  from (select ${columns} from "${table}") each`;

async function expectSame(
  reader: PoolClient,
  writer: PoolClient,
  table: string,
  columns: string,
): Promise<void> {
  const marks: string[] = [];
  for (const client of [reader, writer]) {
    await client.query(`set local time zone 'UTC'`);
    const { rows } = await client.query(fingerprint(table, columns));
    marks.push(JSON.stringify(rows[0]));
  }
  if (marks[0] !== marks[1]) {
    throw new Error(`Rows of ${table} were not copied as they are: ${marks.join(' became ')}`);
  }
}
