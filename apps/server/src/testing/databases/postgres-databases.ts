/** Temporary databases on a PostgreSQL server. */
import pg from 'pg';

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(serverUrl: string, statement: string): Promise<void> {
  await askDatabase(serverUrl, statement);
}

/** Rows of one query. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  question: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
}

/** Drops a template and the copies named after it. */
export async function dropAll(serverUrl: string, template: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { name } of rows) await client.query(`drop database "${name}" with (force)`);
  } finally {
    await client.end();
  }
}
