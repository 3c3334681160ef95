/** An engine's name for people. */
import { engineEntry } from './engine-entry.ts';
import type { EngineDescription } from './provider.ts';
import { type ProviderTable, providers } from './providers.ts';
import { splitModelId } from './roles.ts';

export const nameOfEngine = (entry: EngineDescription | undefined, id: string): string =>
  entry?.name ?? id;

export const labelOfEngine = (entry: EngineDescription | undefined, id: string): string => {
  const { modelId } = splitModelId(id);
  return entry?.label?.(modelId) ?? `${nameOfEngine(entry, id)} ${modelId}`;
};

/** Also for engines that are not in use. */
export function labelOf(id: string, table: ProviderTable = providers): string {
  const entry = engineEntry(id, (providerId) =>
    Object.hasOwn(table, providerId) ? table[providerId] : undefined,
  );
  return labelOfEngine(entry, id);
}
