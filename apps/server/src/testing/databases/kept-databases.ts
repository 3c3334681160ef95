/**
 * Embedded databases outlive the test files that open them: to begin one takes more than a second of a
 * processor, to empty one a fraction. A file is given what the template holds, nothing more; a database
 * whose tables, functions or people somebody changed is not given to another.
 */
import type { EmbeddedDatabase } from '../../platform/db/database.ts';
import { type DatabaseHost, startDatabase } from '../../platform/db/database-host.ts';
import { connectEmbedded } from '../../platform/db/embedded.ts';
import { failLoudly } from '../fail-loudly.ts';
import { emptied, type Template, templateOf } from './emptied.ts';

interface Kept {
  readonly host: DatabaseHost;
  readonly template: Template;
}

/** More are not open at once in most files, and each takes memory. */
const mostIdle = 2;
const idle: Kept[] = [];

export async function openEmbeddedCopy(archiveFile: string): Promise<EmbeddedDatabase> {
  const kept = idle.pop() ?? (await begin(archiveFile));
  return connectEmbedded({ ...kept.host, close: () => giveBack(kept) }, false);
}

async function begin(archiveFile: string): Promise<Kept> {
  const host = await startDatabase({ kind: 'memory', archiveFile }, failLoudly);
  return { host, template: await through(host, templateOf) };
}

async function giveBack(kept: Kept): Promise<void> {
  const { host, template } = kept;
  const mayStay = idle.length < mostIdle;
  // One that cannot even be emptied, such as one that died in its test, is closed like one that changed.
  const isAsBefore =
    mayStay && (await through(host, (pool) => emptied(pool, template)).catch(() => false));
  if (isAsBefore) idle.push(kept);
  else await host.close();
}

/** A connection of its own, so that nothing of an earlier one is left. */
async function through<Result>(
  host: DatabaseHost,
  look: (pool: EmbeddedDatabase['pool']) => Promise<Result>,
): Promise<Result> {
  const { pool } = connectEmbedded(host, false);
  try {
    return await look(pool);
  } finally {
    await pool.end();
  }
}
