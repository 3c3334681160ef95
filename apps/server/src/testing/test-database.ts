/** A database for one test alone, a copy of the template. It closes with the test file. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/db/database.ts';
import { connectServer } from '../platform/db/server.ts';
import './databases/database-template.ts';
import { openEmbeddedCopy } from './databases/kept-databases.ts';
import { afterThisFile } from './databases/left-over.ts';
import { databaseUrl, onServer } from './databases/postgres-databases.ts';

export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  const database =
    template.home === 'embedded'
      ? await openEmbeddedCopy(template.file)
      : await copyOnServer(template.url, template.name);
  afterThisFile(() => database.close().catch(() => {}));
  return database;
}

async function copyOnServer(serverUrl: string, template: string): Promise<OpenDatabase> {
  const name = `maquette_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  afterThisFile(() => onServer(serverUrl, `drop database if exists ${name} with (force)`));
  return connectServer(databaseUrl(serverUrl, name));
}
