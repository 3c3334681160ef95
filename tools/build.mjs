/** `npm run build`: builds what has changed since the last build: the web app, and the index of the handbook. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, nodeBinary, root } from './install.mjs';

const skippedFolders = new Set(['node_modules', 'build', '.react-router']);

/** Each is made from its sources, into a folder that has the hash of these beside it. */
const builds = [
  {
    sources: ['apps/web', 'packages/contract', 'package-lock.json'],
    folder: 'apps/web/build/client',
    make: buildWebApp,
  },
  {
    sources: ['packages/handbook', 'package-lock.json'],
    folder: 'packages/handbook/build/index',
    // Without it each start of a server computes it.
    make: () => runQuietly(['packages/handbook/tools/build-index.ts']),
  },
];

function addToHash(hash, location) {
  if (statSync(location).isFile()) {
    hash.update(path.relative(root, location)).update(readFileSync(location));
    return;
  }
  for (const name of readdirSync(location).sort()) {
    if (!skippedFolders.has(name)) addToHash(hash, path.join(location, name));
  }
}

const runQuietly = (parameters) =>
  spawnSync(nodeBinary(), parameters, { cwd: root, stdio: 'ignore', env: environment({}) });

function buildWebApp() {
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
  runQuietly(['apps/server/src/commands/pack-web-build.ts']);
}

/** Hashes of the sources of each build, when it was made and now. */
function stateOf({ sources, folder }) {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, path.join(root, source));
  const wanted = hash.digest('hex');
  const built = path.join(root, folder);
  const stampFile = path.join(path.dirname(built), '.built-from');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
  return { wanted, built, stampFile, isDone: stamp === wanted && existsSync(built) };
}

export const isBuilt = () => builds.every((build) => stateOf(build).isDone);

export function ensureBuilt() {
  for (const build of builds) {
    const { wanted, built, stampFile, isDone } = stateOf(build);
    if (isDone) continue;
    build.make();
    if (existsSync(built)) writeFileSync(stampFile, wanted);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBuilt();
