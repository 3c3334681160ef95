/** The secret that signs sessions: created at first start, kept in the data folder. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from './log.ts';

export const secretFileName = 'session-secret';

export function sessionSecret(folder: string, given: string | undefined, log: Log): string {
  if (given) return given;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, secretFileName);
  try {
    // `wx`: of two concurrent starts one creates it, the other reads it below.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    log.warn('A new secret for sessions was made. Keep it with your backups: session-secret', {
      folder,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Error(`${file} is too short to be a session secret. Delete it and start again.`);
  }
  return secret;
}

/** Secret of a server in the same folder; workers create none. */
export function readStoredSecret(folder: string): string | undefined {
  const file = path.join(folder, secretFileName);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
