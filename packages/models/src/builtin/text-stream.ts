/** Text that is known at once, as the stream of parts that a language model gives. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';

/** Our own models count no tokens. */
const usage: LanguageModelV4Usage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};
const finishReason = { unified: 'stop', raw: 'stop' } as const;

export function generated(
  content: readonly LanguageModelV4Content[],
): LanguageModelV4GenerateResult {
  return { content: [...content], finishReason, usage, warnings: [] };
}

/** Two hundred words a second: quicker than anybody reads, and calmer than a whole answer at once. */
const piecePauseMs = 25;
/** Five words at a time: a piece costs the same whatever its length, and many may be listening. */
const piecePattern = /\s*\S+(?:\s+\S+){0,4}(?:\s+$)?/g;

/** With more answers than this at once, pieces are twice as long and come half as often. */
const fewAnswers = 20;
let writing = 0;

function pause(signal: AbortSignal | undefined, pieces: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, pieces * piecePauseMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function* deltas(
  id: string,
  pieces: readonly string[],
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  writing += 1;
  try {
    for (let place = 0; place < pieces.length; ) {
      signal?.throwIfAborted();
      const together = writing > fewAnswers ? 2 : 1;
      const delta = pieces.slice(place, place + together).join('');
      place += together;
      yield { type: 'text-delta', id, delta };
      await pause(signal, together);
    }
  } finally {
    writing -= 1;
  }
}

/** A few words at a time, with the sources first; the first leave at once. */
export function streamed(
  content: readonly LanguageModelV4Content[],
  signal: AbortSignal | undefined,
  providerMetadata?: SharedV4ProviderMetadata,
): ReadableStream<LanguageModelV4StreamPart> {
  async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
    yield { type: 'stream-start', warnings: [] };
    for (const part of content) if (part.type === 'source') yield part;
    for (const [index, part] of content.entries()) {
      if (part.type !== 'text') continue;
      const id = `text-${index}`;
      yield { type: 'text-start', id };
      yield* deltas(id, part.text.match(piecePattern) ?? [], signal);
      yield { type: 'text-end', id };
    }
    yield {
      type: 'finish',
      finishReason,
      usage,
      ...(providerMetadata ? { providerMetadata } : {}),
    };
  }
  const remaining = parts();
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const { done, value } = await remaining.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await remaining.return(undefined);
    },
  });
}

type Prompt = LanguageModelV4CallOptions['prompt'];

/** The last message of the person. */
export function lastWords(prompt: Prompt): string {
  const message = prompt.findLast(({ role }) => role === 'user');
  if (message?.role !== 'user') return '';
  return message.content
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();
}

/** The picture that was sent last, be it with earlier words; addresses are not followed here. */
export function lastPicture(prompt: Prompt): Uint8Array | undefined {
  const pictures = prompt.flatMap((message) =>
    message.role === 'user'
      ? message.content.flatMap((part) =>
          part.type === 'file' && part.mediaType.startsWith('image') && part.data.type === 'data'
            ? [part.data.data]
            : [],
        )
      : [],
  );
  const last = pictures.at(-1);
  return typeof last === 'string' ? Buffer.from(last, 'base64') : last;
}
