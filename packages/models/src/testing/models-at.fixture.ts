/** The models of an environment with the impatience of a test. */
import { readModelConfiguration } from '../configuration.ts';
import { createModels, type ModelsSettings } from '../registry.ts';
import type { TransportLimits } from '../transport/transport-limits.ts';

const impatient: Partial<TransportLimits> = {
  firstWaitMs: 1,
  stallMs: 150,
  deadlineMs: 5_000,
  // Failures of one case must not open the circuit for the next.
  failuresInARow: 1_000,
  concurrency: 4,
};

export async function modelsAt(
  environment: Readonly<Record<string, string>>,
  limits: Partial<TransportLimits> = {},
  fetch: ModelsSettings['fetch'] = globalThis.fetch,
) {
  const { configuration, wrong } = readModelConfiguration(environment);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const hurried = Object.entries(configuration.providers).map(([id, { entry, connection }]) => [
    id,
    { entry: { ...entry, limits: { ...entry.limits, ...impatient, ...limits } }, connection },
  ]);
  const providers = Object.fromEntries(hurried) as typeof configuration.providers;
  return createModels({
    configuration: { ...configuration, providers },
    engineThreads: 1,
    fetch,
  });
}
