/** Prometheus metrics, and access to them. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { allBy, sceneMaker } from '../../testing/test-makers.ts';
import { ordersAt } from '../generations/orders.fixture.ts';
import { openMetricsPort } from './open-metrics-port.ts';

const token = 'a token of forty characters for tests 40';
const carrying = (given: string) => ({ headers: { authorization: `Bearer ${given}` } });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ makers: allBy(sceneMaker) });
});
const { madeVisual, orderVisual } = ordersAt(() => app);

/** Values by name and labels, in Prometheus' notation. */
async function read(): Promise<Map<string, number>> {
  const lines = (await (await app.request('/metrics')).text()).split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').pop())]),
  );
}

describe('access', () => {
  const statusAt = async (one: TestApp, request: Parameters<TestApp['request']>[1]) =>
    (await one.request('/metrics', request)).status;

  test('without a token this machine alone, and no proxy', async () => {
    expect(await statusAt(app, {})).toBe(200);
    expect(await statusAt(app, { from: '::1' })).toBe(200);
    expect(await statusAt(app, { from: '::ffff:127.0.0.1' })).toBe(200);
    expect(await statusAt(app, { from: '192.0.2.7' })).toBe(404);
    expect(await statusAt(app, { from: '2001:db8::1' })).toBe(404);
    for (const name of ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via']) {
      expect(await statusAt(app, { headers: { [name]: '127.0.0.1' } })).toBe(404);
    }
    expect(await statusAt(app, { headers: { host: 'rebound.example' } })).toBe(404);
  });

  test.each<Readonly<Record<string, string>>>([
    { PUBLIC_URL: 'https://plans.example' },
    { TRUSTED_PROXIES: '127.0.0.1' },
  ])('with %j nobody is taken for this machine', async (environment) => {
    const behindProxy = await createTestApp({ database: app.database, environment });
    expect(await statusAt(behindProxy, {})).toBe(404);
  });

  test('with a token whoever sends it', async () => {
    const environment = { METRICS_TOKEN: token, PUBLIC_URL: 'https://plans.example' };
    const guarded = await createTestApp({ database: app.database, environment });
    const refused = await guarded.request('/metrics');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refused.text()).toBe('');
    expect(await statusAt(guarded, carrying(token.slice(1)))).toBe(401);
    expect(await statusAt(guarded, { headers: { authorization: token } })).toBe(401);
    const answer = await guarded.request('/metrics', { from: '192.0.2.7', ...carrying(token) });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('a picture that waits, then is made, moves the values', async () => {
  const person = await app.person();
  const waiting = await orderVisual(person, { prompt: 'a secret garden' });
  app.clock.advance(90);
  const stop = new AbortController();
  const stream = await app.request(`/api/generations/${waiting}/events`, {
    as: person,
    signal: stop.signal,
  });
  const before = await read();
  stop.abort();
  await stream.body?.cancel().catch(() => undefined);
  expect(before.get('maquette_generations_open{status="queued"}')).toBe(1);
  expect(before.get('maquette_generations_open{status="running"}')).toBe(0);
  expect(before.get('maquette_generations_oldest_seconds{status="queued"}')).toBeGreaterThanOrEqual(
    90,
  );
  expect(before.get('maquette_streams_open{kind="progress"}')).toBe(1);

  await app.request(`/api/generations/${waiting}/cancel`, { as: person, method: 'POST' });
  await app.pictureService.work(1);
  await madeVisual(person, { prompt: 'a secret garden' });
  const after = await read();
  const ended = (labels: string) => after.get(`maquette_generations_ended_total{${labels}}`);
  expect(ended('tool="visual",engine="none",status="cancelled",code="CANCELLED"')).toBe(1);
  const made = 'tool="visual",engine="builtin:visuals",status="done"';
  expect(ended(`${made},code="none"`)).toBe(1);
  expect(after.get(`maquette_generation_duration_seconds_count{${made}}`)).toBe(1);
  expect(after.get('maquette_generations_open{status="queued"}')).toBe(0);
  expect(after.get('maquette_generations_oldest_seconds{status="queued"}')).toBe(0);
  expect(
    after.get('maquette_store_duration_seconds_count{operation="put",result="done"}'),
  ).toBeGreaterThan(0);
  expect(after.get('maquette_database_up')).toBe(1);
  expect(after.get('maquette_streams_open{kind="progress"}')).toBe(0);
  expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  const all = [...after.keys()].join('\n');
  for (const kept of [person.id, person.email, waiting, 'garden']) expect(all).not.toContain(kept);
});

test('a database that is away is told, and the queue is unknown', async () => {
  const gone = await createTestApp();
  await gone.database.close();
  const text = await (await gone.request('/metrics')).text();
  expect(text).toContain('maquette_database_up 0');
  expect(text).not.toContain('maquette_generations_open{');
});

test('a worker answers it alone, on a port of its own', async () => {
  const door = {
    metrics: app.pictureService.metrics,
    token,
    publicUrl: undefined,
    trustedProxies: [],
  };
  const opened = await openMetricsPort(door, { port: 0, host: '127.0.0.1' });
  const statusOf = async (path: string, headers = {}) =>
    (await fetch(`http://127.0.0.1:${opened.port}${path}`, { headers })).status;
  const { headers } = carrying(token);
  expect(await statusOf('/metrics')).toBe(401);
  expect(await statusOf('/metrics', headers)).toBe(200);
  expect(await statusOf('/', headers)).toBe(404);
  opened.close();
});
