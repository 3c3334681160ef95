/** The database as the server sees it: one dialect, embedded or PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A Drizzle database, embedded or PostgreSQL, or a transaction on it. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

export type Packing = 'gzip' | 'none';

export interface Listener {
  readonly channel: string;
  onNotification(payload: string): void;
  /** At first, and whenever notifications may have been missed. */
  onListening(): void;
}

interface Opened {
  readonly db: Database;
  readonly pool: Pool;
  /** Whether this start created it. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

export interface EmbeddedDatabase extends Opened {
  readonly home: 'embedded';
  /** The whole database as one archive. */
  archive(packing: Packing): Promise<Uint8Array>;
  /** Returns the unsubscribe function. */
  listen(listener: Listener): Promise<() => void>;
}

export interface ServerDatabase extends Opened {
  readonly home: 'server';
  readonly connectionString: string;
  /** Not through a pooler: for LISTEN, locks of a session, and long work. */
  readonly directString: string;
}

export type OpenDatabase = EmbeddedDatabase | ServerDatabase;
