/**
 * A folder in memory for what tests write: databases wait for a disk, and each deleted file is work for it.
 * Undefined where memory is no file system, is small, or may not hold programs.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

const shared = '/dev/shm';
/** Tests hold some 2 GB at most. */
const leastFreeBytes = 6e9;

function isUsable() {
  try {
    const { bavail, bsize } = statfsSync(shared);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === shared);
    const [, , kind, options = ''] = mount?.split(' ') ?? [];
    return kind === 'tmpfs' && bavail * bsize >= leastFreeBytes && !/\bnoexec\b/.test(options);
  } catch {
    return false;
  }
}

/** It goes with this process, also when that is interrupted. */
export function memoryFolder() {
  if (!isUsable()) return undefined;
  const folder = mkdtempSync(`${shared}/maquette-tests-`);
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    process.once(signal, () => process.exit(code));
  }
  return folder;
}
