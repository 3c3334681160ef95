/** The labels and durations of endings. */
import { expect, test } from 'vitest';
import { createMetrics } from '../../platform/metrics.ts';
import type { GenerationRow } from '../generations/ledger/ledger-rows.ts';
import { measureGenerations } from '../generations/measure-generations.ts';

const startedAt = new Date('2026-03-01T10:00:00Z');
const rowOf = (more: object) =>
  ({
    ...{ tool: 'visual', status: 'done', engineId: 'builtin:visuals', problemCode: null },
    ...{ startedAt, finishedAt: new Date('2026-03-01T10:00:03Z'), ...more },
  }) as GenerationRow;

/** Values of one metric, by their labels. */
async function told(rows: readonly GenerationRow[], name: string) {
  const metrics = createMetrics();
  const ended = measureGenerations({
    ...{ db: undefined as never, clock: () => startedAt, metrics },
    isKnownEngine: (id) => id === 'builtin:visuals',
  });
  for (const row of rows) ended(row);
  const text = await metrics.registry.getSingleMetricAsString(name);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

test('engines that are not set up here are no labels of their own', async () => {
  const rows = [
    rowOf({}),
    rowOf({ engineId: 'typed:by-somebody', status: 'failed', problemCode: 'BUSY' }),
    rowOf({ engineId: null, status: 'cancelled', problemCode: 'CANCELLED' }),
  ];
  expect(await told(rows, 'maquette_generations_ended_total')).toEqual([
    'maquette_generations_ended_total{tool="visual",engine="builtin:visuals",status="done",code="none"} 1',
    'maquette_generations_ended_total{tool="visual",engine="other",status="failed",code="BUSY"} 1',
    'maquette_generations_ended_total{tool="visual",engine="none",status="cancelled",code="CANCELLED"} 1',
  ]);
});

test('three seconds lie above two and within five; cancelled and unstarted work takes none', async () => {
  const rows = [rowOf({}), rowOf({ status: 'cancelled' }), rowOf({ startedAt: null })];
  const lines = await told(rows, 'maquette_generation_duration_seconds');
  const values = lines.map((line) => /(?:le="([^"]+)"|_(sum|count)).* ([\d.]+)$/.exec(line));
  expect(values.map((found) => `${found?.[1] ?? found?.[2]} ${found?.[3]}`)).toEqual([
    ...['0.5 0', '1 0', '2 0', '5 1', '10 1', '20 1', '30 1', '60 1', '120 1', '300 1', '600 1'],
    ...['1800 1', '+Inf 1', 'sum 3', 'count 1'],
  ]);
});
