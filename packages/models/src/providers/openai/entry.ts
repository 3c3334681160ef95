import type { ProviderEntry } from '../../provider.ts';
import { openAiPictures } from './picture-abilities.ts';

const model = 'gpt-image-2.6-flare';
const pictureExamples = { restyle: model, visuals: model, sketch: model };

export const openaiEntry: ProviderEntry = {
  name: 'OpenAI',
  does: ['chat', 'vision', 'speech', 'restyle', 'visuals', 'sketch'],
  pictures: openAiPictures,
  variables: [
    { name: 'OPENAI_API_KEY', what: 'key', isRequired: true, example: 'sk-…' },
    {
      name: 'OPENAI_BASE_URL',
      what: 'address',
      fallback: 'https://api.openai.com/v1',
      example: 'https://api.openai.com/v1',
    },
    { name: 'OPENAI_VOICE', what: 'setting', example: 'alloy' },
  ],
  examples: {
    chat: 'gpt-6.1-terra',
    vision: 'gpt-6.1-terra',
    speech: 'gpt-4o-mini-tts',
    ...pictureExamples,
  },
  advice: 'A key is made at platform.openai.com under API keys.',
  load: async (settings) => (await import('./provider.ts')).createOpenaiProvider(settings),
};
