/** Installs the release before this one in a temporary folder: from git, with npm. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const longestOutputBytes = 64 * 1024 ** 2;

export interface Installation {
  readonly folder: string;
  remove(): void;
}

/** The commits that name a version, newest first: the second one is the release before. */
async function releaseBefore(repository: string): Promise<string | undefined> {
  const { stdout } = await run('git', ['log', '--format=%H', '-G^  "version"', 'package.json'], {
    cwd: repository,
  });
  return stdout.split('\n').filter(Boolean)[1];
}

/** Undefined, with the reason told, where git, its history or the network is missing. */
export async function installReleaseBefore(
  say: (line: string) => void,
  repository = root,
): Promise<Installation | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'maquette-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const within = { cwd: folder, maxBuffer: longestOutputBytes };
  try {
    const release = await releaseBefore(repository);
    if (!release) throw new Error('git knows no release before this one');
    say(`Installing the release before, ${release.slice(0, 8)}`);
    const archive = path.join(folder, 'release.tar');
    await run('git', ['archive', '--output', archive, release], { cwd: repository });
    await run('tar', ['-xf', archive], within);
    rmSync(archive);
    await run('npm', ['ci', '--no-audit', '--no-fund'], within);
    await run('npm', ['run', 'build'], within);
    return { folder, remove };
  } catch (error) {
    remove();
    say(`The release before could not be installed: ${String(error).slice(0, 500)}`);
    return undefined;
  }
}
