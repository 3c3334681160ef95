/**
 * A data folder with the people whom journeys know, made once for a whole run: each server begins
 * with a copy, instead of making a database of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment, nodeBinary, root } from '../install.mjs';

/** Where the runner tells its workers that the folder is. */
const variable = 'MAQUETTE_SEEDED_DATA';
const seedFile = path.join(root, 'apps', 'server', 'src', 'testing', 'seed-journeys.ts');

interface SeededData {
  readonly folder: string;
  /** Of somebody who signed in a while ago: early@maquette.example. */
  readonly earlyCookie: string;
}

async function makeSeededData(): Promise<string> {
  const parent = mkdtempSync(path.join(tmpdir(), 'maquette-seeded-'));
  const seed = spawn(nodeBinary(), [seedFile], {
    cwd: root,
    env: environment({ DATA_DIR: path.join(parent, 'data'), LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let cookie = '';
  seed.stdout.on('data', (part: Buffer) => {
    cookie += part.toString();
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0) throw new Error(`Expected the seed to end with 0, not ${code}`);
  writeFileSync(path.join(parent, 'cookie'), cookie.trim());
  return parent;
}

/** Before the first journey; what is returned tidies up after the last. */
export async function shareSeededData(): Promise<() => void> {
  const parent = await makeSeededData();
  process.env[variable] = parent;
  return () => rmSync(parent, { recursive: true, force: true });
}

export async function copySeededData(): Promise<SeededData> {
  const shared = process.env[variable];
  const parent = shared ?? (await makeSeededData());
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-e2e-'));
  cpSync(path.join(parent, 'data'), folder, { recursive: true });
  const earlyCookie = readFileSync(path.join(parent, 'cookie'), 'utf8');
  if (!shared) rmSync(parent, { recursive: true, force: true });
  return { folder, earlyCookie };
}
