/** Looking at a picture as a language model: a picture goes in, a description comes out. */
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { studioScope } from '../studio-scope.ts';
import type { Seen } from './tasks/task-table.ts';
import { generated, lastPicture, lastWords, streamed } from './text-stream.ts';
import type { ThreadPool } from './thread-pool.ts';

const nothingToSee = 'There is no picture to look at. Please attach one.';

/** The answer first, then what is seen, what could be better and what cannot be told. */
function inWords({ answer, description, suggestions, cannotSee }: Seen): string {
  const advice = suggestions.map((suggestion) => `- ${suggestion}`).join('\n');
  return [answer && `**${answer}**`, description, advice, `_${cannotSee.join(' ')}_`]
    .filter(Boolean)
    .join('\n\n');
}

export function eyesModel(threads: ThreadPool): LanguageModelV4 {
  async function describe({ prompt, abortSignal }: LanguageModelV4CallOptions) {
    const picture = lastPicture(prompt);
    if (!picture) return [{ type: 'text', text: nothingToSee }] as const;
    const seen = await threads.run('look', { picture, prompt: lastWords(prompt) }, abortSignal);
    studioScope().onSeen?.(seen);
    return [{ type: 'text', text: inWords(seen) }] as const;
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
