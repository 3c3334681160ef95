/** Any server with `/chat/completions`; speech where it has `/audio/speech` as well. */
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { withVoice } from '../../words/plain-speech-model.ts';
import { costExtractor } from '../../words/stated-cost.ts';

export interface CompatibleServer {
  readonly id: string;
  /** The beginning of its variables. */
  readonly prefix: string;
}

export function createCompatibleProvider(
  { id, prefix }: CompatibleServer,
  { connection }: ProviderSettings,
): ModelProvider {
  const { key, fetch } = connection;
  // Most people write the server's address as they know it, without the interface's path.
  const isBare = new URL(connection.address).pathname === '/';
  const address = isBare ? `${connection.address}/v1` : connection.address;
  const compatible = createOpenAICompatible({
    name: id,
    baseURL: address,
    ...(key ? { apiKey: key } : {}),
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    metadataExtractor: costExtractor,
  });
  // The compatible package knows no speech; OpenAI's own speaks the same words.
  const speaking = createOpenAI({ baseURL: address, apiKey: key ?? 'none', fetch });
  return {
    languageModel: (modelId) => compatible.chatModel(modelId),
    speechModel: (modelId) =>
      withVoice(speaking.speech(modelId), connection.settings[`${prefix}_VOICE`]),
  };
}
