/** Before the server suite: one prepared embedded database, kept as a file as long as it is valid. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../platform/db/embedded.ts';
import { readSteps } from '../../platform/db/migrate.ts';
import { failLoudly } from '../fail-loudly.ts';
import { prepareDatabase } from './prepare-database.ts';

const cacheFolder = fileURLToPath(
  new URL('../../../../../node_modules/.cache/maquette', import.meta.url),
);

/** Inputs of the cache key: package.json names the libraries with their exact versions. */
const makers = ['../../../package.json', '../../platform/jobs/queue.ts', './prepare-database.ts'];

export async function setup(project: TestProject): Promise<void> {
  const key = createHash('sha256');
  for (const maker of makers) key.update(readFileSync(new URL(maker, import.meta.url)));
  for (const step of readSteps()) key.update(step.hash);
  const file = path.join(cacheFolder, `database-${key.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await make(file);
  project.provide('databaseTemplate', { home: 'embedded', file });
}

async function make(file: string): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const database = await startEmbedded({ kind: 'memory' }, { isNew: true, onDeath: failLoudly });
  await prepareDatabase(database);
  const archive = await database.archive('none');
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, archive);
  renameSync(unfinished, file);
}
