/** Resets a database to its initial content, if only rows have changed. */
import type { Client, Pool } from 'pg';

type Connection = Pick<Pool, 'query'> | Pick<Client, 'query'>;

interface TableRows {
  readonly table: string;
  readonly rows: string;
}

interface SequenceState {
  readonly sequence: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Content of a new database. */
export interface Template {
  /** Fingerprint of the catalogue: changes with anything created, altered or dropped. */
  readonly catalogue: string;
  readonly tables: readonly string[];
  readonly filled: readonly TableRows[];
  readonly sequences: readonly SequenceState[];
}

/** Neither truncating a table nor counting its rows writes to these. */
const catalogues = [
  ...['pg_namespace', 'pg_attribute', 'pg_attrdef', 'pg_type', 'pg_proc', 'pg_constraint'],
  ...['pg_trigger', 'pg_policy', 'pg_rewrite', 'pg_extension', 'pg_enum', 'pg_inherits'],
  ...['pg_authid', 'pg_auth_members', 'pg_db_role_setting', 'pg_default_acl', 'pg_description'],
];

/** Each change has a later transaction, and a dropped object is missing from the count. */
const catalogueQuery = `select concat_ws(' ', ${catalogues
  .map((name) => `(select concat(count(*), ':', max(xmin::text::bigint)) from ${name})`)
  .join(', ')}) as catalogue`;

const ownSchemas = `not in ('pg_catalog', 'information_schema', 'pg_toast')`;

export async function templateOf(connection: Connection): Promise<Template> {
  const { rows: named } = await connection.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname ${ownSchemas}`,
  );
  const tables = named.map(({ table }) => table);
  const filled: TableRows[] = [];
  for (const table of tables) {
    const { rows } = await connection.query<{ rows: string | null }>(
      `select json_agg(each)::text as rows from ${table} as each`,
    );
    if (rows[0]?.rows) filled.push({ table, rows: rows[0].rows });
  }
  return {
    catalogue: await catalogueOf(connection),
    tables,
    filled,
    sequences: await sequencesOf(connection),
  };
}

/** Whether it equals the template; otherwise it can't be reused. */
export async function emptied(connection: Connection, template: Template): Promise<boolean> {
  if ((await catalogueOf(connection)) !== template.catalogue) return false;
  // Truncating writes new files, even for an empty table.
  const used = await usedTables(connection, template.tables);
  if (used.length > 0) await connection.query(`truncate ${used.join(', ')} cascade`);
  for (const { table, rows } of template.filled) {
    await connection.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [rows],
    );
  }
  for (const { sequence, value, isCalled } of template.sequences) {
    await connection.query('select setval($1::regclass, $2::bigint, $3)', [
      sequence,
      value,
      isCalled,
    ]);
  }
  return true;
}

async function usedTables(
  connection: Connection,
  tables: readonly string[],
): Promise<readonly string[]> {
  const looks = tables.map((table) => `exists (select 1 from ${table})`);
  const { rows } = await connection.query<{ used: boolean[] }>(
    `select array[${looks.join(', ')}] as used`,
  );
  return tables.filter((_, index) => rows[0]?.used[index]);
}

async function catalogueOf(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ catalogue: string }>(catalogueQuery);
  return rows[0]?.catalogue ?? '';
}

async function sequencesOf(connection: Connection): Promise<SequenceState[]> {
  const { rows } = await connection.query<{ sequence: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence from pg_sequences where schemaname ${ownSchemas}`,
  );
  const states: SequenceState[] = [];
  for (const { sequence } of rows) {
    const { rows: state } = await connection.query<Omit<SequenceState, 'sequence'>>(
      `select last_value::text as value, is_called as "isCalled" from ${sequence}`,
    );
    if (state[0]) states.push({ sequence, ...state[0] });
  }
  return states;
}
