/**
 * The one file that names implementations: one folder and one line a provider. A description is read
 * when a setting names its provider: those nobody uses are not even opened.
 */
import type { ProviderEntry } from './provider.ts';

export type ProviderTable = Readonly<Record<string, () => Promise<ProviderEntry>>>;

export const providers: ProviderTable = {
  builtin: async () => (await import('./builtin/entry.ts')).builtinEntry,
  openai: async () => (await import('./providers/openai/entry.ts')).openaiEntry,
  anthropic: async () => (await import('./providers/anthropic/entry.ts')).anthropicEntry,
  google: async () => (await import('./providers/google/entry.ts')).googleEntry,
  elevenlabs: async () => (await import('./providers/elevenlabs/entry.ts')).elevenlabsEntry,
  replicate: async () => (await import('./providers/replicate/entry.ts')).replicateEntry,
  fal: async () => (await import('./providers/fal/entry.ts')).falEntry,
  'black-forest-labs': async () =>
    (await import('./providers/black-forest-labs/entry.ts')).blackForestLabsEntry,
  stability: async () => (await import('./providers/stability/entry.ts')).stabilityEntry,
  sdapi: async () => (await import('./providers/sdapi/entry.ts')).sdapiEntry,
  comfyui: async () => (await import('./providers/comfyui/entry.ts')).comfyUiEntry,
  ollama: async () => (await compatible()).ollama,
  lmstudio: async () => (await compatible()).lmstudio,
  vllm: async () => (await compatible()).vllm,
  llamacpp: async () => (await compatible()).llamacpp,
  compatible: async () => (await compatible()).compatible,
};

/** Servers of one dialect are rows of one folder. */
const compatible = async () =>
  (await import('./providers/openai-compatible/entry.ts')).compatibleEntries;

/** Every description, for whoever chooses or has mistyped. */
export async function describedProviders(
  table: ProviderTable = providers,
): Promise<Readonly<Record<string, ProviderEntry>>> {
  const rows = Object.entries(table).map(async ([id, read]) => [id, await read()] as const);
  return Object.fromEntries(await Promise.all(rows));
}
