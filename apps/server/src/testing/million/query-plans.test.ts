/**
 * No query reads a large table as a whole: the plans of all that a server asks by itself and for people, on a
 * small edition of the database of `npm run bench million`.
 */
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { finishUpdate, tidy } from '../../caretaking.ts';
import { duty } from '../../platform/db/schema/duties.ts';
import { sweepStrays } from '../../platform/files/strays.ts';
import { createLog } from '../../platform/log.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker, tinyPng } from '../../testing/test-makers.ts';
import { openFiller } from './fill.ts';
import { timedStatements } from './timed-statements.ts';
import {
  ask,
  changeResults,
  exportAll,
  order,
  readAdministration,
  readPages,
  type Visits,
} from './visits.ts';

const generations = 20_000;
/** Fewer than refuse orders. */
const waiting = 900;
const large = ['generations', 'files', 'generation_events', 'pictures', 'messages'];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

const statements = timedStatements();
afterAll(() => statements.stop());

const isEmbedded = inject('databaseTemplate').home === 'embedded';

test.skipIf(isEmbedded)('no query of a server reads a large table as a whole', async () => {
  const app = await createTestApp({
    makers: allBy(quickMaker),
    environment: { FREE_PICTURES_PER_DAY: '100' },
  });
  const { database, pictureService, clock } = app;
  if (database.home === 'embedded') throw new Error('Expected a PostgreSQL server');
  const { db } = database;
  const person = await app.person();
  const filler = await openFiller(database.connectionString, generations);
  await filler.fill(person.email);
  await filler.fillLine(waiting);
  await filler.close();
  const log = createLog('silent');
  const parts = { database, pictureService, log, clock: clock.now };
  // Counts all files, as once after an update.
  await finishUpdate(parts);
  const visits: Visits = {
    ask: (path, { method, json, form } = {}) =>
      app.request(path, { ...(method ? { method } : {}), body: json ?? form, as: person }),
    photo: new Uint8Array(tinyPng),
  };

  statements.forget();
  await pictureService.work(1);
  await (await pictureService.ledger()).reconcile();
  await (await pictureService.ledger()).holdDeadlines();
  await db.delete(duty);
  await tidy(parts);
  await finishUpdate(parts);
  await sweepStrays({ db, store: pictureService.files.store, clock: clock.now, log });
  await pictureService.metrics.read();
  for (const visit of [readPages, readAdministration, changeResults, order, ask, exportAll]) {
    await visit(visits);
  }
  const drawn = await app.request('/api/visuals', {
    as: person,
    body: { prompt: 'a quiet house', variations: 1 },
  });
  const { id } = await drawn.json();
  await (await app.request(`/api/generations/${id}/events`, { as: person })).text();
  // Holders of running jobs are looked up every second or two.
  await expect
    .poll(() => asked().some(({ text }) => /from pgboss\.job j join/.test(text)))
    .toBe(true);

  const explaining = new pg.Client({ connectionString: database.connectionString });
  await explaining.connect();
  const scans: string[] = [];
  for (const { text, values } of asked()) {
    const { rows } = await explaining.query(`explain (format json) ${text}`, [...values]);
    const tables = scansOf(rows[0]['QUERY PLAN'][0].Plan).filter((name) => large.includes(name));
    if (tables.length > 0) scans.push(`${tables.join(', ')}: ${text}`);
  }
  await explaining.end();
  expect(asked().length).toBeGreaterThan(100);
  expect(scans).toEqual([]);
});

/** Those that can be explained. */
const asked = () =>
  statements.examples().filter(({ text }) => /^(select|insert|update|delete|with)\b/i.test(text));
