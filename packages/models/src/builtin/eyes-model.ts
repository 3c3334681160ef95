/** Looking at a picture as a language model: a picture goes in, a description comes out. */
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { studioScope } from '../studio-scope.ts';
import { generated, lastPicture, streamed } from './text-stream.ts';
import type { ThreadPool } from './thread-pool.ts';

const nothingToSee = 'There is no picture to look at. Please attach one.';

export function eyesModel(threads: ThreadPool): LanguageModelV4 {
  async function describe({ prompt, abortSignal }: LanguageModelV4CallOptions) {
    const picture = lastPicture(prompt);
    if (!picture) return [{ type: 'text', text: nothingToSee }] as const;
    const seen = await threads.run('look', { picture }, abortSignal);
    studioScope().onSeen?.(seen);
    return [{ type: 'text', text: [seen.description, ...seen.suggestions].join('\n\n') }] as const;
  }
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'eyes',
    supportedUrls: {},
    doGenerate: async (options) => generated(await describe(options)),
    doStream: async (options) => ({
      stream: streamed(await describe(options), options.abortSignal),
    }),
  };
}
