/** Prometheus metrics of this process. Label values come from tables and settings, never from users. */
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly contentType: string;
  /** Collects before each scrape. */
  beforeReading(look: () => Promise<void>): void;
  read(): Promise<string>;
}

/** Below Prometheus' scrape timeout of ten seconds: a scrape reports what is known by then. */
const lookMs = 2_000;

let processRegistry: Registry | undefined;

/** One per process, created by the first scrape because it has a constant cost. */
function ofProcess(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const looks: (() => Promise<void>)[] = [];
  let reading: Promise<string> | undefined;

  async function read(): Promise<string> {
    const limit = new AbortController();
    // A failed collector leaves its values out; database reachability is a metric of its own.
    await Promise.race([
      Promise.allSettled(looks.map((look) => look())),
      wait(lookMs, undefined, { signal: limit.signal }),
    ]).finally(() => limit.abort());
    return Registry.merge([ofProcess(), registry]).metrics();
  }

  return {
    registry,
    contentType: registry.contentType,
    beforeReading: (look) => void looks.push(look),
    read() {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
  };
}

/** Open streaming responses, by kind. */
export function measureStreams(
  { registry }: Metrics,
  counts: Readonly<Record<string, () => number>>,
): void {
  new Gauge({
    name: 'maquette_streams_open',
    help: 'Streams of progress that are open here, and answers of the assistant that are written here.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(counts)) this.set({ kind }, count());
    },
  });
}
