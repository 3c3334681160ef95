/** Looking at a picture as a language model: a picture goes in, a description comes out. */
import type {
  JSONObject,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
} from '@ai-sdk/provider';
import { studioScope } from '../studio-scope.ts';
import { type RestyleWish, restyleWish } from './restyle-wish.ts';
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

/** Reply to a wish for a restyle; the screen asks before anything is spent. */
function restyleOffer({ kind, style }: RestyleWish, { description }: Seen): string {
  const subject = kind === 'interior' ? 'room' : 'building';
  return `I can restyle this ${subject} as **${style}**. Check the choices below and start it: one picture of today's allowance is spent, and windows, doors and proportions stay where they are.\n\n${description}`;
}

/** The measured figures, without what the words of the answer say already. */
function figuresOf(seen: Seen): JSONObject {
  const { description, answer, suggestions, cannotSee, ...figures } = seen;
  return JSON.parse(JSON.stringify(figures)) as JSONObject;
}

interface Described {
  readonly content: readonly LanguageModelV4Content[];
  readonly offers: JSONObject | undefined;
}

export function eyesModel(threads: ThreadPool): LanguageModelV4 {
  async function describe(options: LanguageModelV4CallOptions): Promise<Described> {
    const picture = lastPicture(options.prompt);
    if (!picture) return { content: [{ type: 'text', text: nothingToSee }], offers: undefined };
    const words = lastWords(options.prompt);
    const { inTurn = (work) => work(), onSeen } = studioScope();
    const seen = await inTurn(() =>
      threads.runBriefly('look', { picture, prompt: words }, options.abortSignal),
    );
    onSeen?.(seen);
    const wish = restyleWish(words, seen.kind === 'exterior' ? 'exterior' : 'interior');
    const text = wish ? restyleOffer(wish, seen) : inWords(seen);
    const offers = { analysis: figuresOf(seen), ...(wish ? { restyle: { ...wish } } : {}) };
    return { content: [{ type: 'text', text }], offers };
  }
  return {
    specificationVersion: 'v4',
    provider: 'builtin',
    modelId: 'eyes',
    supportedUrls: {},
    doGenerate: async (options) => {
      const { content, offers } = await describe(options);
      return {
        ...generated(content),
        ...(offers ? { providerMetadata: { builtin: offers } } : {}),
      };
    },
    doStream: async (options) => {
      const { content, offers } = await describe(options);
      const metadata = offers && { builtin: offers };
      return { stream: streamed(content, options.abortSignal, metadata) };
    },
  };
}
