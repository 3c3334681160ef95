/** OpenAI: chat and vision over its Responses interface, speech over audio/speech, pictures over images. */
import { createOpenAI } from '@ai-sdk/openai';
import type { ModelProvider, ProviderSettings } from '../../provider.ts';
import { withVoice } from '../../words/plain-speech-model.ts';
import { openAiPictureModel } from './picture-model.ts';

export function createOpenaiProvider({ connection }: ProviderSettings): ModelProvider {
  const openai = createOpenAI({
    baseURL: connection.address,
    apiKey: connection.key ?? '',
    fetch: connection.fetch,
  });
  const line = { provider: 'OpenAI', fetch: connection.fetch };
  return {
    languageModel: (modelId) => openai.responses(modelId),
    imageModel: (modelId) => openAiPictureModel(openai, line, modelId),
    speechModel: (modelId) => withVoice(openai.speech(modelId), connection.settings.OPENAI_VOICE),
  };
}
