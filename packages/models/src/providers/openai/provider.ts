/** OpenAI: chat and vision over its Responses interface, speech over audio/speech. */
import { createOpenAI } from '@ai-sdk/openai';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';

export function createOpenaiProvider({ connection }: ProviderSettings): ModelProvider {
  const openai = createOpenAI({
    baseURL: connection.address,
    apiKey: connection.key ?? '',
    fetch: connection.fetch,
  });
  return {
    languageModel: (modelId) => openai.responses(modelId),
    speechModel: (modelId) => openai.speech(modelId),
    label: (modelId) => `OpenAI ${modelId}`,
  };
}
