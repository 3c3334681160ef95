/** The handbook as a language model: the question and the conversation go in, a sourced answer comes out. */
import type {
  JSONObject,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
} from '@ai-sdk/provider';
import { askedCalculation } from '@maquette/contract';
import type { Answer, ChatTurn } from '@maquette/handbook';
import { generated, streamed } from './text-stream.ts';
import type { ThreadPool } from './thread-pool.ts';

type Prompt = LanguageModelV4CallOptions['prompt'];

const textOf = (message: Prompt[number]): string =>
  typeof message.content === 'string'
    ? message.content
    : message.content
        .flatMap((part) => (part.type === 'text' ? [part.text] : []))
        .join('\n')
        .trim();

function conversationOf(prompt: Prompt): { question: string; history: ChatTurn[] } {
  const turns = prompt.flatMap((message): ChatTurn[] => {
    const { role } = message;
    return role === 'user' || role === 'assistant' ? [{ role, text: textOf(message) }] : [];
  });
  const last = turns.findLastIndex(({ role }) => role === 'user');
  return { question: turns[last]?.text ?? '', history: turns.slice(0, Math.max(0, last)) };
}

function contentOf({ markdown, sources }: Answer): LanguageModelV4Content[] {
  return [
    ...sources.map(
      ({ slug, title, quote }): LanguageModelV4Content => ({
        type: 'source',
        sourceType: 'document',
        id: slug,
        mediaType: 'text/markdown',
        title,
        providerMetadata: { builtin: { slug, quote } },
      }),
    ),
    { type: 'text', text: markdown },
  ];
}

/** Offers below an answer; they travel as metadata of the answer's end. */
function offersOf({ followUps, calculation, kind }: Answer): JSONObject {
  return JSON.parse(JSON.stringify({ kind, followUps, calculation }));
}

/** Answering takes milliseconds, but not on the event loop: texts are written by anybody. */
export function handbookModel(thread: ThreadPool): LanguageModelV4 {
  const ask = ({
    prompt,
    providerOptions,
    abortSignal,
  }: LanguageModelV4CallOptions): Promise<Answer> => {
    const { data: calculation } = askedCalculation.safeParse(providerOptions?.builtin?.calculation);
    return thread.runBriefly('answer', { ...conversationOf(prompt), calculation }, abortSignal);
  };
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'handbook',
    supportedUrls: {},
    doGenerate: async (options) => {
      const answered = await ask(options);
      return {
        ...generated(contentOf(answered)),
        providerMetadata: { builtin: offersOf(answered) },
      };
    },
    doStream: async (options) => {
      const answered = await ask(options);
      return {
        stream: streamed(contentOf(answered), options.abortSignal, { builtin: offersOf(answered) }),
      };
    },
  };
}
