/** The drill: `npm run backup`, `npm run restore` into a new folder, `npm run doctor`, and people go on there. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open.ts';
import { sessionSecret } from '../platform/secret.ts';
import { layDatabaseInto } from '../testing/databases/embedded-template.ts';
import { closeLater } from '../testing/databases/left-over.ts';
import { createTestApp } from '../testing/test-app.ts';
import { testLog } from '../testing/test-log.ts';
import { tinyPng } from '../testing/test-makers.ts';

/** Rejects unless the command exits with 0. */
const run = (command: string, dataFolder: string, ...parameters: string[]) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...parameters],
    { env: { PATH: process.env.PATH, DATA_DIR: dataFolder } },
  );

async function appOn(dataFolder: string) {
  const log = testLog();
  const database = await openDatabase({ folder: dataFolder }, log);
  const secret = sessionSecret(dataFolder, undefined, log);
  const app = await createTestApp({ database, secret, environment: { DATA_DIR: dataFolder } });
  await app.studio.claimFiles();
  return app;
}

test('a backup restored elsewhere is whole, and sign-ins stay valid', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'maquette-drill-'));
  closeLater(() => rmSync(parent, { recursive: true, force: true }));
  const [first, backup, second] = ['first', 'backup', 'second'].map((name) =>
    path.join(parent, name),
  ) as [string, string, string];
  mkdirSync(first);
  await layDatabaseInto(first);
  const here = await appOn(first);
  const person = await here.person();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  const sent = await here.request('/api/photos', { method: 'POST', as: person, body: form });
  const { id, url } = (await sent.json()) as { id: string; url: string };
  const photo = await (await here.request(url, { as: person })).bytes();
  await here.studio.close(0);
  await here.database.close();

  await run('backup', first, backup);
  await run('restore', second, backup);
  const { stdout } = await run('doctor', second);
  expect(stdout).toContain('Everything is in its place.');

  const there = await appOn(second);
  closeLater(() => there.database.close());
  expect((await there.request('/api/account/profile', { as: person })).status).toBe(200);
  expect(await (await there.request(url, { as: person })).bytes()).toEqual(photo);
  expect(await there.studio.files.find(id)).toBeDefined();
});
