/**
 * `npm run migrate`: migrates the database and exits, for deployments that do this before new servers start. A start
 * migrates as well. `-- --backed-up`: no copy is made first.
 */
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLog } from '../platform/log.ts';
import { version } from '../platform/version.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'backed-up': { type: 'boolean', default: false } } });
  const { data } = readConfig(process.env);
  const isBackedUp = data.isBackedUp || values['backed-up'];
  const database = await openDatabase({ ...data, isBackedUp }, createLog('info'));
  await database.close();
  console.log(`The database is up to date with Maquette ${version}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
