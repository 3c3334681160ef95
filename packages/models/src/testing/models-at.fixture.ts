/** The models of an environment with the impatience of a test. */
import { readModelConfiguration } from '../configuration.ts';
import { providers } from '../providers.ts';
import { createModels, type ModelsSettings } from '../registry.ts';
import type { TransportLimits } from '../transport/transport-limits.ts';

const impatient: Partial<TransportLimits> = {
  firstWaitMs: 1,
  stallMs: 150,
  deadlineMs: 5_000,
  // What one case suffers must not rest the service for the next.
  failuresInARow: 1_000,
  concurrency: 4,
};

export function modelsAt(
  environment: Readonly<Record<string, string>>,
  limits: Partial<TransportLimits> = {},
  fetch: ModelsSettings['fetch'] = globalThis.fetch,
) {
  const { configuration, wrong } = readModelConfiguration(environment);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const table = Object.fromEntries(
    Object.entries(providers).map(([id, entry]) => [
      id,
      { ...entry, limits: { ...entry.limits, ...impatient, ...limits } },
    ]),
  );
  return createModels({ configuration, engineThreads: 1, fetch }, table);
}
