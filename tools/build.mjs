/** `npm run build`: builds the web app if its sources have changed since the last build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, nodeBinary, root } from './install.mjs';

const sources = ['apps/web', 'packages/contract', 'package-lock.json'];
const skippedFolders = new Set(['node_modules', 'build', '.react-router']);
const buildFolder = path.join(root, 'apps', 'web', 'build', 'client');
const stampFile = path.join(root, 'apps', 'web', 'build', '.built-from');

function addToHash(hash, location) {
  if (statSync(location).isFile()) {
    hash.update(path.relative(root, location)).update(readFileSync(location));
    return;
  }
  for (const name of readdirSync(location).sort()) {
    if (!skippedFolders.has(name)) addToHash(hash, path.join(location, name));
  }
}

export function ensureBuilt() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, path.join(root, source));
  const wanted = hash.digest('hex');
  if (
    existsSync(buildFolder) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted
  )
    return;
  console.log('Building the web app …');
  const reactRouter = path.join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const result = spawnSync(nodeBinary(), [reactRouter, 'build'], {
    cwd: path.join(root, 'apps', 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({ NODE_ENV: 'production' }),
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr);
    console.error('The web app could not be built. The message above says why.');
    process.exit(result.status ?? 1);
  }
  // Compresses at build time; without it everything still works, a little slower.
  spawnSync(nodeBinary(), ['apps/server/src/commands/pack-web-build.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: environment({}),
  });
  writeFileSync(stampFile, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuilt();
