/** Before the server suite: one migrated embedded database, kept as a file as long as it is valid. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/db/embedded.ts';
import { migrate, readSteps } from '../platform/db/migrate.ts';
import { failLoudly } from './fail-loudly.ts';

const cacheFolder = fileURLToPath(
  new URL('../../../../node_modules/.cache/maquette', import.meta.url),
);

export async function setup(project: TestProject): Promise<void> {
  const steps = readSteps();
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const key = createHash('sha256').update(readFileSync(library));
  for (const step of steps) key.update(step.hash);
  const file = path.join(cacheFolder, `database-${key.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await make(file);
  project.provide('databaseTemplate', { home: 'embedded', file });
}

async function make(file: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const database = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath: failLoudly });
  await migrate(database.db);
  const archive = await database.archive('none');
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, archive);
  renameSync(unfinished, file);
}
