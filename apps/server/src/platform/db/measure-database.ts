/** Metrics: database reachability, latency and pool usage. */
import { sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import type { Metrics } from '../metrics.ts';
import type { OpenDatabase } from './database.ts';

export function measureDatabase(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  { registry, beforeReading }: Metrics,
): void {
  const registers = [registry];
  const up = new Gauge({
    name: 'maquette_database_up',
    help: '1 if the database answered this reading.',
    registers,
  });
  const seconds = new Gauge({
    name: 'maquette_database_response_seconds',
    help: 'How long the shortest question to the database took at this reading, with the wait for a connection.',
    registers,
  });
  const connections = new Gauge({
    name: 'maquette_database_connections',
    help: 'Connections for requests that are open, those of them that are idle, and questions that wait for one.',
    labelNames: ['state'],
    registers,
  });
  beforeReading(async () => {
    up.set(0);
    connections.set({ state: 'open' }, pool.totalCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    const startedAt = performance.now();
    await db.execute(sql`select 1`);
    seconds.set((performance.now() - startedAt) / 1000);
    up.set(1);
  });
}
