/** Google: chat and vision over generateContent. */
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';

export function createGoogleProvider({ connection }: ProviderSettings): ModelProvider {
  const google = createGoogleGenerativeAI({
    baseURL: connection.address,
    apiKey: connection.key ?? '',
    fetch: connection.fetch,
  });
  return {
    languageModel: (modelId) => google.languageModel(modelId),
    label: (modelId) => `Google ${modelId}`,
  };
}
