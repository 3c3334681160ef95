/** Spans as they arrive at a collector. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { allBy, quickMaker } from '../../testing/test-makers.ts';
import { startTracing } from './start-tracing.ts';

const received: { path: string; type: string | undefined; body: Buffer }[] = [];
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { url: path = '', headers } = request;
  received.push({ path, type: headers['content-type'], body: Buffer.concat(parts) });
  response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
afterAll(() => void collector.close());

beforeEach(() => {
  received.length = 0;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function work(environment: Readonly<Record<string, string>>) {
  const { tracing: settings } = readConfig(environment);
  const tracing = await startTracing(settings, { kind: 'server', version: '0.0.0-test' });
  const app = await createTestApp({ makers: allBy(quickMaker) });
  await app.pictureService.work(1);
  const person = await app.person();
  const body = { prompt: 'a very secret summer house' };
  const ordered = await app.request('/api/visuals', { as: person, body });
  const { id } = (await ordered.json()) as { id: string };
  const orderedBy = ordered.headers.get('x-request-id') ?? '';
  await (await app.request(`/api/generations/${id}/events`, { as: person })).text();
  await app.request('/api/visuals', { as: person, body: { prompt: 7 } });
  await (await app.request('/api/chat/How%20high%20is%20a%20riser%3F', { as: person })).text();
  await tracing.stop();
  return {
    id,
    person,
    orderedBy,
    told: Buffer.concat(received.map(({ body: sent }) => sent)).toString(),
  };
}

test('requests, works, engines, questions and files are told, and nothing that people wrote', async () => {
  const { told, id, person, orderedBy } = await work({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect(received.map(({ path, type }) => [path, type])[0]).toEqual([
    '/v1/traces',
    'application/x-protobuf',
  ]);
  for (const name of [
    ...['POST /api/visuals', 'GET /api/chat/{prompt}', 'work', 'maquette.tool', 'engine'],
    ...['builtin:handbook', 'store put', 'insert', 'db.operation.name', 'service.name', 'maquette'],
  ]) {
    expect(told, name).toContain(name);
  }
  // A request and its work share an id, since a work has a separate trace.
  expect(told.split(orderedBy)).toHaveLength(3);
  for (const secret of ['secret summer', 'riser', id, person.id, person.email]) {
    expect(told, secret).not.toContain(secret);
  }
});

test('a share of nothing tells nothing', async () => {
  const none = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  await work({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...none });
  expect(received).toEqual([]);
});

test.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' },
])('%o turns nothing on', (environment) => {
  expect(readConfig(environment).tracing).toBeUndefined();
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: expected an'],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL: expected http/protobuf'],
  [{ OTEL_TRACES_SAMPLER: 'some' }, 'OTEL_TRACES_SAMPLER: expected one of'],
  [{ OTEL_TRACES_SAMPLER_ARG: '7' }, 'OTEL_TRACES_SAMPLER_ARG: expected a share from 0 to 1'],
])('%o stops the start with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});
