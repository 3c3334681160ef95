/** Measures of this process, as Prometheus reads them. Values of labels come from tables and settings, never from people. */
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly contentType: string;
  /** Looks at something before each reading. */
  beforeReading(look: () => Promise<void>): void;
  read(): Promise<string>;
}

/** A reading tells what is known by then: Prometheus waits for ten seconds. */
const lookMs = 2_000;

let processRegistry: Registry | undefined;

/** One for the whole process. Begun by the first reading: it costs something all the time. */
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
    // A look that fails leaves its values out; whether the database answers is a value of its own.
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

/** Answers that stay open, by their kind. */
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
