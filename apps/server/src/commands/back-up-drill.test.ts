/**
 * The drill: `npm run backup`, `npm run restore` beside files that a server was refused for, `npm run doctor`, and
 * people go on there; where there is a PostgreSQL, `npm run move` to it as well.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Generation } from '@maquette/contract';
import { startFakeService } from '@maquette/models/testing';
import { expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { allChunks, ask, kept } from '../features/chat/ask.fixture.ts';
import { ordersAt } from '../features/generations/orders.fixture.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open.ts';
import { administratorAction } from '../platform/db/schema/administration.ts';
import { unfinishedKeyOf } from '../platform/files/own-keys.ts';
import { randomId } from '../platform/intake/intake.ts';
import { sessionSecret } from '../platform/secret.ts';
import { version } from '../platform/version.ts';
import { startServer } from '../start.ts';
import { compileCache } from '../testing/compile-cache.ts';
import { layDatabaseInto } from '../testing/databases/embedded-template.ts';
import { closeLater } from '../testing/databases/left-over.ts';
import { answerToKey, readySentence } from '../testing/keyed-service.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { testLog } from '../testing/test-log.ts';
import { allBy, quickMaker, tinyPng } from '../testing/test-makers.ts';
import type { TestPerson } from '../testing/test-person.ts';
import { moveBetween } from './run-move.ts';
import { folderEnvironment } from './target-environment.ts';

/** Rejects unless the command exits with 0. */
const run = (
  command: string,
  environment: Readonly<Record<string, string>>,
  ...parameters: string[]
) =>
  promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...parameters],
    { env: { PATH: process.env.PATH, ...compileCache, ...environment } },
  );

async function appOn(dataFolder: string, given?: OpenDatabase) {
  const log = testLog();
  const database = given ?? (await openDatabase({ folder: dataFolder }, log));
  const secret = sessionSecret(dataFolder, undefined, log);
  const environment = { DATA_DIR: dataFolder };
  const app = await createTestApp({ database, secret, environment, makers: allBy(quickMaker) });
  await app.pictureService.claimFiles();
  return app;
}

const key = 'sk-entered-in-the-app';
const isOnServer = () => inject('databaseTemplate').home === 'server';

async function newFolders<Name extends string>(...names: Name[]): Promise<Record<Name, string>> {
  const parent = mkdtempSync(path.join(tmpdir(), 'maquette-drill-'));
  closeLater(() => rmSync(parent, { recursive: true, force: true }));
  const folders = names.map((name) => [name, path.join(parent, name)]);
  return Object.fromEntries(folders) as Record<Name, string>;
}

interface Owned {
  readonly chief: TestPerson;
  readonly person: TestPerson;
  readonly photoUrl: string;
  readonly generationId: string;
  readonly conversationId: string;
}

/** A photo, a drawn result, a conversation, and an engine that an administrator connected. */
async function used(app: TestApp, service: string): Promise<Owned> {
  const [chief, person] = [await app.person({ administrator: true }), await app.person()];
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png'));
  const sent = await app.request('/api/photos', { method: 'POST', as: person, body: form });
  const { url: photoUrl } = (await sent.json()) as { url: string };
  await app.pictureService.work(1);
  const { id: generationId } = await ordersAt(() => app).madeVisual(person);
  const conversationId = randomUUID();
  await allChunks(await ask(app, person, { id: conversationId }));
  const values = { COMPATIBLE_URL: service, COMPATIBLE_API_KEY: key };
  const body = { job: 'chat', provider: 'compatible', model: 'small', values };
  const connected = await app.request('/api/engines/connect', { as: chief, body });
  expect(await connected.json()).toMatchObject({ saved: true });
  return { chief, person, photoUrl, generationId, conversationId };
}

/** As its people find it, with the sign-ins that they had. */
async function found(app: TestApp, { chief, person, photoUrl, ...ids }: Owned) {
  const bytes = async (url: string) => {
    const answer = await app.request(url, { as: person });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  const looked = await app.request(`/api/generations/${ids.generationId}`, { as: person });
  expect(looked.status).toBe(200);
  const generation = (await looked.json()) as Generation;
  const [picture] = generation.pictures;
  const tried = { job: 'chat', id: 'compatible:small' };
  const engine = await app.request('/api/engines/try', { as: chief, body: tried });
  return {
    photo: await bytes(photoUrl),
    picture: await bytes(picture!.url),
    thumbnail: await bytes(`${picture!.url}/thumb`),
    generation,
    conversation: await kept(app, person, ids.conversationId),
    engine: ((await engine.json()) as { sample: string | null }).sample,
  };
}

/** A look at a running server, which leaves rows in the database. */
async function startedOnce(environment: Readonly<Record<string, string>>): Promise<void> {
  const server = await startServer(readConfig({ ...environment, PORT: '0' }), testLog());
  expect(server.administratorCode).toBeDefined();
  await server.stop();
}

async function usedFolder(folder: string) {
  const service = await startFakeService(answerToKey(key));
  closeLater(() => service.close());
  mkdirSync(folder);
  await layDatabaseInto(folder);
  const app = await appOn(folder);
  const owned = await used(app, service.origin);
  const before = await found(app, owned);
  expect(before.engine).toBe(readySentence);
  expect(before.conversation.messages).toHaveLength(2);
  await app.pictureService.close(0);
  await app.database.close();
  return { owned, before };
}

test('a backup restored elsewhere is whole, and sign-ins stay valid', async ({ skip }) => {
  if (isOnServer()) return skip('Its places are folders');
  const { first, backup, second } = await newFolders('first', 'backup', 'second');
  const { owned, before } = await usedFolder(first);
  mkdirSync(backup);
  await layDatabaseInto(backup);
  await run('backup', { DATA_DIR: first }, backup);
  mkdirSync(second);
  await layDatabaseInto(second);
  await startedOnce({ DATA_DIR: second });
  rmSync(path.join(second, 'session-secret'));
  rmSync(path.join(second, 'files'), { recursive: true });
  // Only the files are left there, and a server is started before the database is restored.
  cpSync(path.join(first, 'files'), path.join(second, 'files'), { recursive: true });
  await expect(startServer(readConfig({ DATA_DIR: second, PORT: '0' }), testLog())).rejects.toThrow(
    'belong to another Maquette',
  );
  expect(existsSync(path.join(second, 'session-secret'))).toBe(false);
  await run('restore', { DATA_DIR: second }, backup);
  // A server was killed while it wrote a photo.
  const unfinished = unfinishedKeyOf(`photos/${randomId()}.jpg`, randomId());
  writeFileSync(path.join(second, 'files', unfinished), 'half');
  const { stdout } = await run('doctor', { DATA_DIR: second }, '--delete');
  expect(stdout).toContain(unfinished);
  expect(stdout).toContain('Everything is in its place.');
  expect(existsSync(path.join(second, 'files', unfinished))).toBe(false);
  expect(stdout).toContain(`Maquette ${version}\n`);
  const there = await appOn(second);
  closeLater(() => there.database.close());
  const actions = await there.database.db.select().from(administratorAction);
  expect(actions.at(-1)).toMatchObject({
    ...{ actorId: 'command-line', deed: 'delete-files' },
    details: { files: '0', unfinished: '1' },
  });
  expect(await found(there, owned)).toEqual(before);
});

test('moved to PostgreSQL, it is whole as well', async ({ skip }) => {
  if (!isOnServer()) return skip('There is no PostgreSQL');
  const { first, other } = await newFolders('first', 'other');
  const { owned, before } = await usedFolder(first);
  const database = await openTestDatabase();
  if (database.home === 'embedded') throw new Error('Expected a PostgreSQL');
  const url = database.connectionString;
  await startedOnce({ DATA_DIR: other, DATABASE_URL: url });
  await run('move', { DATA_DIR: first, TO_DATABASE_URL: url });
  const { stdout } = await run('doctor', { DATA_DIR: first, DATABASE_URL: url }, '--now');
  expect(stdout).toContain('Everything is in its place.');
  expect(await found(await appOn(first, database), owned)).toEqual(before);
});

test('a restore does not silently keep another secret', async ({ skip }) => {
  if (isOnServer()) return skip('Its places are folders');
  const { backup, target } = await newFolders('backup', 'target');
  mkdirSync(backup);
  await layDatabaseInto(backup);
  sessionSecret(backup, undefined, testLog());
  const own = sessionSecret(target, undefined, testLog());
  const restore = (more: object = {}) =>
    moveBetween(
      readConfig(folderEnvironment(backup)),
      readConfig({ ...folderEnvironment(target), ...more }),
      { onProgress: () => {} },
    );
  await expect(restore()).rejects.toThrow(
    `${path.join(target, 'session-secret')} is another secret than`,
  );
  expect(existsSync(path.join(target, 'database'))).toBe(false);
  // Made anew by the backup of the first test.
  await layDatabaseInto(target);
  await restore({ AUTH_SECRET: own });
  expect(sessionSecret(target, undefined, testLog())).toBe(own);
});
