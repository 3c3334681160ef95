/** The handbook as a language model. */
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { generated, lastWords, streamed } from './text-stream.ts';

export function handbookModel(): LanguageModelV4 {
  function answered({ prompt }: LanguageModelV4CallOptions) {
    const words = lastWords(prompt);
    const text =
      words === ''
        ? 'Please ask me something about homes, rooms or buildings.'
        : 'The handbook has no entry on this yet.';
    return [{ type: 'text', text }] as const;
  }
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'handbook',
    supportedUrls: {},
    doGenerate: async (options) => generated(answered(options)),
    doStream: async (options) => ({ stream: streamed(answered(options), options.abortSignal) }),
  };
}
