/** Metrics: open work of all processes, and endings in this one. */
import { count, inArray, min } from 'drizzle-orm';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { type GenerationRow, openStatuses } from './ledger/ledger-rows.ts';

export interface MeasuredParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** Engines in use here, as labels. */
  readonly isKnownEngine: (id: string) => boolean;
}

const bucketsSeconds = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800];

/** Returns the hook for endings. */
export function measureGenerations(parts: MeasuredParts): (row: GenerationRow) => void {
  const { metrics, isKnownEngine } = parts;
  const registers = [metrics.registry];
  measureOpenWork(parts);
  const ended = new Counter({
    name: 'maquette_generations_ended_total',
    help: 'Generations that ended in this process. One that is done with a code lacks pictures.',
    labelNames: ['tool', 'engine', 'status', 'code'],
    registers,
  });
  const seconds = new Histogram({
    name: 'maquette_generation_duration_seconds',
    help: 'How long generations took that were done or failed in this process, from the beginning of their last try.',
    labelNames: ['tool', 'engine', 'status'],
    buckets: bucketsSeconds,
    registers,
  });
  const engineOf = ({ engineId }: GenerationRow): string => {
    if (engineId === null) return 'none';
    return isKnownEngine(engineId) ? engineId : 'other';
  };
  return (row) => {
    const { tool, status, startedAt, finishedAt } = row;
    const engine = engineOf(row);
    ended.inc({ tool, engine, status, code: row.problemCode ?? 'none' });
    if (status === 'cancelled' || !startedAt || !finishedAt) return;
    seconds.observe({ tool, engine, status }, (finishedAt.getTime() - startedAt.getTime()) / 1000);
  };
}

function measureOpenWork({ db, clock, metrics }: MeasuredParts): void {
  const registers = [metrics.registry];
  const labelNames = ['status'] as const;
  const open = new Gauge({
    name: 'maquette_generations_open',
    help: 'Generations that wait (queued) or are made (running), of all processes together.',
    labelNames,
    registers,
  });
  const oldest = new Gauge({
    name: 'maquette_generations_oldest_seconds',
    help: 'How long ago the oldest of them was ordered.',
    labelNames,
    registers,
  });
  metrics.beforeReading(async () => {
    // Stale counts are not reported.
    open.reset();
    oldest.reset();
    // Reads the index of open work, independent of history.
    const rows = await db
      .select({
        status: generation.status,
        count: count(),
        oldest: min(generation.createdAt),
      })
      .from(generation)
      .where(inArray(generation.status, openStatuses))
      .groupBy(generation.status);
    const now = clock().getTime();
    for (const status of openStatuses) {
      const found = rows.find((row) => row.status === status);
      open.set({ status }, found?.count ?? 0);
      const ageMs = now - (found?.oldest?.getTime() ?? now);
      oldest.set({ status }, Math.max(0, ageMs) / 1000);
    }
  });
}
