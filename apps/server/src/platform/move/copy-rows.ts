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
  return inTransaction(from, 'begin isolation level repeatable read read only', (reader) =>
    inTransaction(to, 'begin', (writer) => copyAll(reader, writer, onProgress)),
  );
}

/** Ends the transaction, unless the line is broken, with which it ends as well. */
async function inTransaction<Result>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(begin);
    // Moments are compared as text.
    await client.query(`set local time zone 'UTC'`);
    return await work(client);
  } finally {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
  }
}

async function copyAll(
  reader: PoolClient,
  writer: PoolClient,
  onProgress: CopyRowsParts['onProgress'],
): Promise<number> {
  await refuseFilled(writer);
  const tables = await tablesInOrder(reader);
  let total = 0;
  for (const table of tables) total += await countOf(reader, table);
  // A server that was started on it once has left some.
  for (const table of tables.toReversed()) await writer.query(`delete from "${table}"`);
  let done = 0;
  for (const table of tables) {
    const columns = await ownColumns(writer, table);
    const insert = insertOf(table, columns);
    for await (const rows of rowsOf(reader, table, columns)) {
      const { rows: compared } = await writer.query<{ same: number }>(insert, [
        `[${rows.join(',')}]`,
      ]);
      const same = compared[0]?.same ?? 0;
      if (same !== rows.length) {
        throw new Error(`${rows.length - same} rows of ${table} were not copied as they are`);
      }
      done += rows.length;
      onProgress(done, total);
    }
  }
  await advanceCounters(writer);
  await writer.query('commit');
  return done;
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

async function* rowsOf(
  client: PoolClient,
  table: string,
  columns: string,
): AsyncGenerator<string[]> {
  await client.query(
    `declare reading no scroll cursor for select to_jsonb(each)::text as row from (select ${columns} from "${table}") each`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from reading`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await client.query('close reading');
}

/** Compared as they are written, since a query about a whole table takes as long as the table is large. */
const insertOf = (table: string, columns: string) => `
  with given as (select value from jsonb_array_elements($1::jsonb)),
  written as (
    insert into "${table}" (${columns})
    select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)
    returning ${columns})
  select count(*)::int as same from (select value from given intersect all select to_jsonb(each) from written each) same`;

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
