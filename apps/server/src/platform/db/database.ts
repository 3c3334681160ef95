/** What the rest of the server knows of the database: one dialect, two homes. */
import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Either home's Drizzle database, or a transaction on it. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

interface Opened {
  readonly db: Database;
  /** Whether it was made by this start. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends Opened {
  readonly home: 'embedded';
  readonly pglite: PGlite;
}

export interface ServerDatabase extends Opened {
  readonly home: 'server';
  readonly pool: Pool;
  readonly connectionString: string;
}

export type OpenDatabase = EmbeddedDatabase | ServerDatabase;
