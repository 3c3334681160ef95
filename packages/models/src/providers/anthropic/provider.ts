/** Anthropic: chat and vision over its Messages interface. */
import { createAnthropic } from '@ai-sdk/anthropic';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';

export function createAnthropicProvider({ connection }: ProviderSettings): ModelProvider {
  const anthropic = createAnthropic({
    baseURL: connection.address,
    apiKey: connection.key ?? '',
    fetch: connection.fetch,
  });
  return {
    languageModel: (modelId) => anthropic.languageModel(modelId),
  };
}
