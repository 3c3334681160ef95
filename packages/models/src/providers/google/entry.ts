import type { ProviderEntry } from '../../provider.ts';
import { googlePictures } from './picture-abilities.ts';

const model = 'gemini-3.1-flash-image';
const pictureExamples = { restyle: model, visuals: model, sketch: model };

export const googleEntry: ProviderEntry = {
  name: 'Google',
  does: ['chat', 'vision', 'restyle', 'visuals', 'sketch'],
  pictures: googlePictures,
  variables: [
    {
      name: 'GOOGLE_GENERATIVE_AI_API_KEY',
      what: 'key',
      isRequired: true,
      example: 'AIza…',
    },
    {
      name: 'GOOGLE_GENERATIVE_AI_BASE_URL',
      what: 'address',
      fallback: 'https://generativelanguage.googleapis.com/v1beta',
      example: 'https://generativelanguage.googleapis.com/v1beta',
    },
  ],
  examples: { chat: 'gemini-3.8-flash', vision: 'gemini-3.8-flash', ...pictureExamples },
  advice: 'A key is made at aistudio.google.com under Get API key.',
  load: async (settings) => (await import('./provider.ts')).createGoogleProvider(settings),
};
