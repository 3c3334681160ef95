/** The one file that names implementations: one folder and one line a provider. */
import type { ProviderEntry } from './provider.ts';
import { anthropicEntry } from './providers/anthropic/entry.ts';
import { blackForestLabsEntry } from './providers/black-forest-labs/entry.ts';
import { comfyUiEntry } from './providers/comfyui/entry.ts';
import { elevenlabsEntry } from './providers/elevenlabs/entry.ts';
import { falEntry } from './providers/fal/entry.ts';
import { googleEntry } from './providers/google/entry.ts';
import { openaiEntry } from './providers/openai/entry.ts';
import { compatibleEntries } from './providers/openai-compatible/entry.ts';
import { replicateEntry } from './providers/replicate/entry.ts';
import { sdapiEntry } from './providers/sdapi/entry.ts';
import { stabilityEntry } from './providers/stability/entry.ts';

export type ProviderTable = Readonly<Record<string, ProviderEntry>>;

export const providers: ProviderTable = {
  openai: openaiEntry,
  anthropic: anthropicEntry,
  google: googleEntry,
  elevenlabs: elevenlabsEntry,
  replicate: replicateEntry,
  fal: falEntry,
  'black-forest-labs': blackForestLabsEntry,
  stability: stabilityEntry,
  sdapi: sdapiEntry,
  comfyui: comfyUiEntry,
  ...compatibleEntries,
};
