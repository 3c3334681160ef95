/** The one file that names implementations: one folder and one line a provider. */
import { builtinEntry } from './builtin/entry.ts';
import type { ProviderEntry } from './provider.ts';
import { anthropicEntry } from './providers/anthropic/entry.ts';
import { elevenlabsEntry } from './providers/elevenlabs/entry.ts';
import { googleEntry } from './providers/google/entry.ts';
import { openaiEntry } from './providers/openai/entry.ts';
import { compatibleEntries } from './providers/openai-compatible/entry.ts';

export const providers: Readonly<Record<string, ProviderEntry>> = {
  builtin: builtinEntry,
  openai: openaiEntry,
  anthropic: anthropicEntry,
  google: googleEntry,
  elevenlabs: elevenlabsEntry,
  ...compatibleEntries,
};
