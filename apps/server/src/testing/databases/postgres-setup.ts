/** Set-up of the PostgreSQL run: a server, and a template database. */
import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { connectServer } from '../../platform/db/server.ts';
import { findPostgres, startPostgres } from './postgres.ts';
import { databaseUrl, dropAll, onServer } from './postgres-databases.ts';
import { prepareDatabase } from './prepare-database.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const source = findPostgres(process.env);
  if (!source)
    throw new Error(
      'Expected a PostgreSQL server; vitest.config.ts should have seen there is none',
    );
  const server = await startPostgres(source);
  process.stdout.write(`The server suite also runs on ${server.described}\n`);
  const name = `maquette_template_${randomUUID().slice(0, 8)}`;
  await onServer(server.url, `create database ${name}`);
  const database = await connectServer(databaseUrl(server.url, name));
  await prepareDatabase(database);
  await database.close();
  project.provide('databaseTemplate', { home: 'server', url: server.url, name });
  return async () => {
    await dropAll(server.url, name);
    await server.stop();
  };
}
