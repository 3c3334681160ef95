/** The bar is sixty for a picture. Those that don't depend on how long it is drawn are counted exactly. */
import { afterAll, expect, test } from 'vitest';
import { timedStatements } from '../../testing/million/timed-statements.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { allBy, tinyPng } from '../../testing/test-makers.ts';

const statements = timedStatements();
afterAll(() => statements.stop());

/** Statements that each process makes without an order. */
const comesByItself = [
  /"deadline_at" <|from generations g where|^select owner from generations/, // reconciliation
  /"duties"|"installation"|"model_jobs"/,
  /pgboss\.job j join/, // jobs of processes that are gone
  /^with next as/i, // the queue looks for work
  /^begin; set local|^select \w\.(relname|name)|^update pgboss\.(version|queue)|^with due as/i, // and after itself
];

const dependsOnTime = [
  ...comesByItself,
  /from unnest\(|select id, ahead from/, // a follower, after notices
  /"sessions"\."id" in/, // sign-ins of followers
  /^select "id" from "generations" where \("generations"\."id" = \$1 and "generations"\."fence"/,
  /pgboss\.|^select \w\.relname/i, // the queue
];

const countedWithout = (patterns: readonly RegExp[]) =>
  statements.counts().filter(({ text }) => !patterns.some((pattern) => pattern.test(text)));
const sumOf = (counts: readonly { readonly count: number }[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

test('a picture is ordered, drawn, followed and ended with 30 statements, with queue and followers below 61', async () => {
  const app = await createTestApp({
    makers: allBy(async (_work, job) => {
      job.describe({ engineId: 'test:quick', engineLabel: 'Quick' });
      job.stage('Drawing', 50);
      job.preview(0, tinyPng);
      await job.picture(0, { bytes: tinyPng, seed: 1 }, { notes: ['Made for a test.'] });
    }),
  });
  await app.pictureService.work(1);
  const person = await app.person();
  statements.forget();
  const order = await app.request('/api/visuals', {
    as: person,
    body: { prompt: 'a quiet house', variations: 1 },
  });
  const { id } = await order.json();
  const events = await app.request(`/api/generations/${id}/events`, { as: person });
  expect(await events.text()).toContain('"type":"done"');
  expect(sumOf(countedWithout(dependsOnTime))).toBe(30);
  // One of the queue's looks finds it.
  expect(sumOf(countedWithout(comesByItself)) + 1).toBeLessThan(61);
});
