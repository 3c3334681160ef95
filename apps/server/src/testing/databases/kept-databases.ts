/**
 * Databases are reused between tests: creating one takes a second or more of a processor, emptying one a fraction. A
 * test gets the template's content; a database with changed tables, functions or roles is not reused.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { EmbeddedDatabase, OpenDatabase } from '../../platform/db/database.ts';
import { type DatabaseHost, startDatabase } from '../../platform/db/embedded/database-host.ts';
import { connectEmbedded } from '../../platform/db/embedded/embedded.ts';
import { connectServer } from '../../platform/db/server.ts';
import { failLoudly } from '../fail-loudly.ts';
import { emptied, type Template, templateOf } from './emptied.ts';
import { databaseUrl, onServer } from './postgres-databases.ts';

interface Kept {
  readonly host: DatabaseHost;
  readonly template: Template;
}

/** Few files need more, and each takes memory. */
const mostIdle = 2;
const idle: Kept[] = [];

export async function openEmbeddedCopy(archiveFile: string): Promise<EmbeddedDatabase> {
  const kept = idle.pop() ?? (await begin(archiveFile));
  return connectEmbedded({ ...kept.host, close: () => giveBack(kept) }, false);
}

async function begin(archiveFile: string): Promise<Kept> {
  const host = await startDatabase({ kind: 'memory', archiveFile }, failLoudly);
  return { host, template: await through(host, templateOf) };
}

async function giveBack(kept: Kept): Promise<void> {
  const { host, template } = kept;
  const mayStay = idle.length < mostIdle;
  // One that can't be emptied, such as after a crash, is closed like a changed one.
  const isAsBefore =
    mayStay && (await through(host, (pool) => emptied(pool, template)).catch(() => false));
  if (isAsBefore) idle.push(kept);
  else await host.close();
}

/** A new connection, without state of an earlier one. */
async function through<Result>(
  host: DatabaseHost,
  look: (pool: EmbeddedDatabase['pool']) => Promise<Result>,
): Promise<Result> {
  const { pool } = connectEmbedded(host, false);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}

interface KeptOnServer {
  readonly serverUrl: string;
  readonly name: string;
  readonly template: Template;
}

const idleOnServer: KeptOnServer[] = [];

export async function openServerCopy(serverUrl: string, template: string): Promise<OpenDatabase> {
  const kept = idleOnServer.pop() ?? (await beginOnServer(serverUrl, template));
  const database = await connectServer(databaseUrl(serverUrl, kept.name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await giveBackOnServer(kept);
    },
  };
}

/** Named after its template, with which it is dropped at the end of the suite. */
async function beginOnServer(serverUrl: string, template: string): Promise<KeptOnServer> {
  const name = `${template}_${randomUUID().slice(0, 13)}`;
  await onServer(serverUrl, `create database "${name}" template ${template}`);
  return { serverUrl, name, template: await throughServer(serverUrl, name, templateOf) };
}

async function giveBackOnServer(kept: KeptOnServer): Promise<void> {
  const { serverUrl, name, template } = kept;
  const mayStay = idleOnServer.length < mostIdle;
  const isAsBefore =
    mayStay &&
    (await throughServer(serverUrl, name, (client) => emptied(client, template)).catch(
      () => false,
    ));
  if (isAsBefore) idleOnServer.push(kept);
  else await onServer(serverUrl, `drop database if exists "${name}" with (force)`);
}

async function throughServer<Result>(
  serverUrl: string,
  name: string,
  look: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, name) });
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}
