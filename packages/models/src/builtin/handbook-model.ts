/** The handbook as a language model: the question and the conversation go in, a sourced answer comes out. */
import type {
  JSONObject,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
} from '@ai-sdk/provider';
import { askedCalculation } from '@maquette/contract';
import { type Answer, answer, type ChatTurn, calculate } from '@maquette/handbook';
import { generated, streamed } from './text-stream.ts';

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

/** What the screen offers below an answer; travels as metadata of the answer's end. */
function offersOf({ followUps, calculation, kind }: Answer): JSONObject {
  return JSON.parse(JSON.stringify({ kind, followUps, calculation }));
}

export function handbookModel(): LanguageModelV4 {
  const ask = ({ prompt, providerOptions }: LanguageModelV4CallOptions): Answer => {
    const asked = askedCalculation.safeParse(providerOptions?.builtin?.calculation);
    const calculated = asked.success && calculate(asked.data.calculator, asked.data.values);
    if (calculated) return calculated;
    const { question, history } = conversationOf(prompt);
    return answer(question, history);
  };
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'handbook',
    supportedUrls: {},
    doGenerate: async (options) => {
      const answered = ask(options);
      return {
        ...generated(contentOf(answered)),
        providerMetadata: { builtin: offersOf(answered) },
      };
    },
    doStream: async (options) => {
      const answered = ask(options);
      return {
        stream: streamed(contentOf(answered), options.abortSignal, { builtin: offersOf(answered) }),
      };
    },
  };
}
