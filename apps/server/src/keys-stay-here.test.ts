/**
 * A service's key is only sent to that service: it is in no log, problem, event, row or administrator's response,
 * even if the service echoes it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EngineOverview } from '@maquette/contract';
import {
  type ServiceAnswer,
  settingsOfEveryProvider,
  startFakeService,
} from '@maquette/models/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allChunks, ask } from './features/chat/ask.fixture.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import { tinyPng } from './testing/test-makers.ts';
import type { TestPerson } from './testing/test-person.ts';

/** Short and without a known format: it can only be found by value. */
const keyOf = (variable: string) =>
  `${variable.slice(0, 4).toLowerCase()}:Zq.${[...variable].reverse().join('').slice(4, 11)}!`;

const keyHeaders = ['authorization', 'x-api-key', 'x-key', 'xi-api-key', 'x-goog-api-key'];

/** Echoes its input in several forms, once inside a success, as services with orders do. */
const shout: ServiceAnswer = ({ headers, method, path: asked }, response) => {
  const heard = keyHeaders.map((name) => headers[name] ?? '').join('');
  const bare = heard.replace(/^\w+ /, '');
  const decoded = Buffer.from(bare, 'base64').toString('latin1');
  const error = `Do you mean ${heard}, ${encodeURIComponent(bare)}, ${bare.split(':')[1]}, ${decoded}?`;
  const urls = { get: `${service.origin}/order`, cancel: `${service.origin}/order` };
  const isOrder = method === 'POST' && asked.includes('predictions');
  response.writeHead(isOrder ? 201 : 400, { 'content-type': 'application/json' });
  response.end(JSON.stringify(isOrder ? { status: 'failed', error, urls } : { error }));
};

const service = await startFakeService(shout);
const { environment, keys } = settingsOfEveryProvider(service.origin, keyOf);
let app: TestApp;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ environment });
  await app.pictureService.work(2);
  person = await app.person({ administrator: true });
});
afterAll(() => service.close());

/** Every row of every table. */
async function stored(): Promise<string> {
  const { db } = app.database;
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows: unknown[] = [];
  for (const { name } of tables.rows) {
    rows.push((await db.execute(sql`select * from ${sql.identifier(name)}`)).rows);
  }
  return JSON.stringify(rows);
}

test('every service echoes its key, and it is never passed on (L-01, L-05)', async () => {
  const told: string[] = [];
  const read = async (address: string, body?: BodyInit | object) => {
    const answer = await app.request(address, { as: person, ...(body ? { body } : {}) });
    told.push(await answer.text());
    return told.at(-1) ?? '';
  };
  const { jobs } = JSON.parse(await read('/api/engines')) as EngineOverview;
  const engines = jobs.flatMap(({ job, inUse }) =>
    inUse.filter(({ isOwn }) => !isOwn).map(({ id }) => ({ job, id })),
  );
  expect(engines.length).toBeGreaterThan(15);
  for (const engine of engines) {
    // Trials are limited per minute.
    app.clock.advance(60);
    expect(await read('/api/engines/try', engine), engine.id).toContain('"ok":false');
  }
  expect(told.filter((text) => text.includes('Do you mean')).length).toBeGreaterThan(12);

  told.push(JSON.stringify(await allChunks(await ask(app, person))));
  const form = new FormData();
  form.set('file', new File([new Uint8Array(tinyPng)], 'room.png', { type: 'image/png' }));
  const { id: photoId } = JSON.parse(await read('/api/photos', form)) as { id: string };
  const recipe = { kind: 'exterior', style: 'Coastal', roomType: 'Facade' };
  const restyle = { ...recipe, propertyType: 'Residential', aesthetic: 'Airy', photoId };
  await read('/api/tts', { text: 'A warm room.' });
  for (const [order, body] of [
    ['/api/renders', restyle],
    ['/api/visuals', { prompt: 'A house', variations: 1 }],
    ['/api/sketches', { photoId, prompt: 'A barn' }],
  ] as const) {
    const { id } = JSON.parse(await read(order, body)) as { id: string };
    await read(`/api/generations/${id}/events`);
    expect(await read(`/api/generations/${id}`)).toContain('"status":"failed"');
  }
  await read('/api/system');

  const everywhere = [...told, ...app.log.lines, await stored()].join('\n');
  expect(everywhere).toContain('Do you mean');
  const forms = keys.flatMap((key) => [
    key,
    key.split(':')[1] ?? '',
    encodeURIComponent(key),
    btoa(key),
  ]);
  expect(forms.filter((form) => everywhere.includes(form))).toEqual([]);
});

test('the browser’s code knows neither the environment nor the models (L-05)', () => {
  const web = path.resolve(import.meta.dirname, '../../web');
  const files = globSync('{src,vite}/**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(path.join(web, file), 'utf8');
    expect(text, file).not.toMatch(/process\.env|import\.meta\.env(?!\.(?:DEV|PROD)\b)/);
    expect(text, file).not.toContain('@maquette/models');
  }
});
