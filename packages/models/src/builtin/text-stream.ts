/** Text that is known at once, as the stream of parts that a language model gives. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
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

/** Word by word, with the sources first. */
export function streamed(
  content: readonly LanguageModelV4Content[],
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      for (const [index, part] of content.entries()) {
        signal?.throwIfAborted();
        if (part.type === 'source') controller.enqueue(part);
        if (part.type !== 'text') continue;
        const id = `text-${index}`;
        controller.enqueue({ type: 'text-start', id });
        for (const delta of part.text.match(/\s*\S+\s*?/g) ?? []) {
          controller.enqueue({ type: 'text-delta', id, delta });
        }
        controller.enqueue({ type: 'text-end', id });
      }
      controller.enqueue({ type: 'finish', finishReason, usage });
      controller.close();
    },
  });
}

type Prompt = LanguageModelV4CallOptions['prompt'];

/** What the person said last. */
export function lastWords(prompt: Prompt): string {
  const message = prompt.findLast(({ role }) => role === 'user');
  if (message?.role !== 'user') return '';
  return message.content
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();
}

/** The picture that came with the last words; addresses are not followed here. */
export function lastPicture(prompt: Prompt): Uint8Array | undefined {
  const message = prompt.findLast(({ role }) => role === 'user');
  if (message?.role !== 'user') return undefined;
  for (const part of message.content) {
    if (part.type !== 'file' || !part.mediaType.startsWith('image')) continue;
    if (part.data.type !== 'data') continue;
    const { data } = part.data;
    return typeof data === 'string' ? Buffer.from(data, 'base64') : data;
  }
  return undefined;
}
