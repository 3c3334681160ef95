/** Any server with `/chat/completions`; speech where it has `/audio/speech` as well. */
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';

export function createCompatibleProvider(
  id: string,
  name: string,
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
  });
  // The compatible package knows no speech; OpenAI's own speaks the same words.
  const speaking = createOpenAI({ baseURL: address, apiKey: key ?? 'none', fetch });
  return {
    languageModel: (modelId) => compatible.chatModel(modelId),
    speechModel: (modelId) => speaking.speech(modelId),
    label: (modelId) => `${name} ${modelId}`,
  };
}
