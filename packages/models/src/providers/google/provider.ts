/** Google: chat, vision and pictures over generateContent. */
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { googlePictureModel } from './picture-model.ts';

export function createGoogleProvider({ connection }: ProviderSettings): ModelProvider {
  const google = createGoogleGenerativeAI({
    baseURL: connection.address,
    apiKey: connection.key ?? '',
    fetch: connection.fetch,
  });
  const line = { provider: 'Google', fetch: connection.fetch };
  return {
    languageModel: (modelId) => google.languageModel(modelId),
    imageModel: (modelId) => googlePictureModel(google, line, modelId),
  };
}
