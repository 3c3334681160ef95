/** The handbook as a language model: an answer with its sources. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
} from '@ai-sdk/provider';
import { answer, type ChatTurn } from '@maquette/handbook';
import { studioScope } from '../studio-scope.ts';
import { generated, lastWords, streamed } from './text-stream.ts';

const empty = 'Please ask me something about homes, rooms or buildings.';

export function handbookModel(): LanguageModelV4 {
  function answered({ prompt }: LanguageModelV4CallOptions): LanguageModelV4Content[] {
    const words = lastWords(prompt);
    if (words === '') return [{ type: 'text', text: empty }];
    const found = answer(words, turnsBefore(prompt), { now: new Date() });
    studioScope().onAnswer?.(found);
    return [
      ...found.sources.map(
        ({ slug, title, quote }): LanguageModelV4Content => ({
          type: 'source',
          sourceType: 'document',
          id: slug,
          mediaType: 'text/markdown',
          title,
          providerMetadata: { builtin: { slug, quote } },
        }),
      ),
      { type: 'text', text: found.markdown },
    ];
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

/** What was said before the last question. */
function turnsBefore(prompt: LanguageModelV4CallOptions['prompt']): ChatTurn[] {
  const last = prompt.findLastIndex(({ role }) => role === 'user');
  return prompt.slice(0, last).flatMap((message): ChatTurn[] => {
    if (message.role !== 'user' && message.role !== 'assistant') return [];
    const text = message.content
      .flatMap((part) => (part.type === 'text' ? [part.text] : []))
      .join('\n');
    return text === '' ? [] : [{ role: message.role, text }];
  });
}
