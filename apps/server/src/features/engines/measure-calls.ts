/** Metrics: calls of engines in this process, our own and connected ones. */
import { Counter } from 'prom-client';
import type { Metrics } from '../../platform/metrics.ts';

export type MeasureCall = <Result>(
  job: string,
  engineId: string,
  call: () => Promise<Result>,
) => Promise<Result>;

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

export function measureCalls(
  { registry }: Metrics,
  isKnownEngine: (id: string) => boolean,
): MeasureCall {
  const calls = new Counter({
    name: 'maquette_engine_calls_total',
    help: 'Calls of engines in this process. When one fails, the next in the list may have stepped in.',
    labelNames: ['job', 'engine', 'outcome'],
    registers: [registry],
  });
  return async (job, engineId, call) => {
    const count = (outcome: 'done' | 'failed' | 'cancelled') =>
      calls.inc({ job, engine: isKnownEngine(engineId) ? engineId : 'other', outcome });
    try {
      const result = await call();
      count('done');
      return result;
    } catch (error) {
      count(isCancelled(error) ? 'cancelled' : 'failed');
      throw error;
    }
  };
}
