/** A copy of a database, taken before its tables change. */
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';
import type { EmbeddedDatabase } from './database.ts';

const retainedBackups = 14;

export const backupFolder = (dataFolder: string) => path.join(dataFolder, 'backups');

export async function backUpBeforeMigration(
  database: EmbeddedDatabase,
  dataFolder: string,
  step: string,
  log: Log,
): Promise<void> {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = await writeBackup(database, dataFolder, `${time}-before-${step}.tar.gz`);
  log.info('The database was backed up before its tables change', { folder: path.dirname(file) });
}

/** Written to a temporary name, synced, then renamed: a file with the final name is complete. */
export async function writeBackup(
  database: EmbeddedDatabase,
  dataFolder: string,
  name: string,
): Promise<string> {
  const folder = backupFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const archive = await database.archive('gzip');
  const target = path.join(folder, name);
  const unfinished = `${target}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(archive);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, target);
  await removeOldBackups(folder);
  return target;
}

async function removeOldBackups(folder: string): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => name.endsWith('.tar.gz')).sort();
  for (const name of backups.slice(0, -retainedBackups)) await rm(path.join(folder, name));
}
