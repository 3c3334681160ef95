/**
 * A data folder with the journeys' people, made once per run: each server copies it instead of creating a
 * database.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { layDatabaseInto } from '../../apps/server/src/testing/databases/embedded-template.ts';
import { environment, nodeBinary, root } from '../install.mjs';

/** Environment variable with the folder's path for the workers. */
const variable = 'MAQUETTE_SEEDED_DATA';
const seedFile = path.join(root, 'apps', 'server', 'src', 'testing', 'seed-journeys.ts');

/** Besides the sample people, one of each of these names with an old session. */
async function makeSeededData(early: readonly string[]): Promise<string> {
  const parent = mkdtempSync(path.join(tmpdir(), 'maquette-seeded-'));
  const folder = path.join(parent, 'data');
  await layDatabaseInto(folder);
  const seed = spawn(nodeBinary(), [seedFile, ...early], {
    cwd: root,
    env: environment({ DATA_DIR: folder, LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const cookies = createWriteStream(path.join(parent, 'cookies'));
  const [[code]] = await Promise.all([once(seed, 'exit'), pipeline(seed.stdout, cookies)]);
  if (code !== 0) throw new Error(`Expected the seed to end with 0, not ${code}`);
  return parent;
}

/** Before the first journey; the returned function cleans up after the last. */
export async function shareSeededData(early: readonly string[]): Promise<() => void> {
  const parent = await makeSeededData(early);
  process.env[variable] = parent;
  return () => rmSync(parent, { recursive: true, force: true });
}

/** Session cookie of `early.NAME@maquette.example`. */
export function earlyCookie(name: string): string {
  const lines = readFileSync(path.join(process.env[variable] ?? '', 'cookies'), 'utf8').split('\n');
  const line = lines.find((each) => each.startsWith(`${name} `));
  if (!line) throw new Error(`Expected somebody early called ${name}`);
  return line.slice(name.length + 1);
}

/** A new folder per call. */
export async function copySeededData(): Promise<string> {
  const shared = process.env[variable];
  const parent = shared ?? (await makeSeededData([]));
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-e2e-'));
  cpSync(path.join(parent, 'data'), folder, { recursive: true });
  if (!shared) rmSync(parent, { recursive: true, force: true });
  return folder;
}
