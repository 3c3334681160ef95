/** A prepared embedded database, cached as a file while valid: creating one takes four seconds of a processor. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startEmbedded } from '../../platform/db/embedded/embedded.ts';
import { readSteps } from '../../platform/db/migrate.ts';
import { failLoudly } from '../fail-loudly.ts';
import { prepareDatabase } from './prepare-database.ts';

const cacheFolder = fileURLToPath(
  new URL('../../../../../node_modules/.cache/maquette', import.meta.url),
);

/** Inputs of the cache key: package.json names the libraries with their exact versions. */
const makers = [
  '../../../package.json',
  '../../platform/jobs/queue.ts',
  // Migrations write the oldest release that runs beside them.
  '../../platform/version.ts',
  './prepare-database.ts',
];

/** The archive, created if missing. */
export async function embeddedTemplate(): Promise<string> {
  const key = createHash('sha256');
  for (const maker of makers) key.update(readFileSync(new URL(maker, import.meta.url)));
  for (const step of readSteps()) key.update(step.hash);
  const file = path.join(cacheFolder, `database-${key.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await make(file);
  return file;
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

/** For servers whose first start is not under test. */
export async function layDatabaseInto(dataFolder: string): Promise<void> {
  const archive = await embeddedTemplate();
  const folder = path.join(dataFolder, 'database');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // tar reports that it strips the leading slash of paths.
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
}
