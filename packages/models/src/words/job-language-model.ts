/**
 * The language models of one job as one: the next steps in as long as nothing was said, and stays for
 * the rest of the answer. Whoever asks is told who answers.
 */
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { stepInNote, whyStepIn } from '../first-that-works.ts';

export interface AnsweringEngine {
  readonly engineId: string;
  readonly engineLabel: string;
  /** Notes on failed engines and their substitute. */
  readonly notes: readonly string[];
}

export interface JobLanguageModelOptions {
  readonly ids: readonly string[];
  readonly model: (id: string) => Promise<LanguageModelV4>;
  readonly label: (id: string) => Promise<string>;
  readonly onEngine?: (engine: AnsweringEngine) => void;
}

type Stream = ReadableStream<LanguageModelV4StreamPart>;

/** Parts that come before anything is said. */
const preludeTypes = new Set(['stream-start', 'response-metadata', 'raw']);

export function jobLanguageModel(options: JobLanguageModelOptions): LanguageModelV4 {
  const { ids, onEngine } = options;
  const reasons: string[] = [];
  let place = 0;

  async function ask<Result>(
    call: (model: LanguageModelV4) => PromiseLike<Result>,
  ): Promise<Result> {
    for (;;) {
      const id = ids[place] ?? '';
      try {
        const result = await call(await options.model(id));
        const engineLabel = await options.label(id);
        const notes = reasons.length > 0 ? [stepInNote(reasons.join(' '), engineLabel)] : [];
        onEngine?.({ engineId: id, engineLabel, notes });
        return result;
      } catch (error) {
        const reason = whyStepIn(error);
        if (reason === undefined || place >= ids.length - 1) throw error;
        reasons.push(reason);
        place++;
      }
    }
  }

  return {
    specificationVersion: 'v4',
    provider: 'maquette',
    modelId: ids.join(','),
    supportedUrls: {},
    doGenerate: (asked) => ask((model) => model.doGenerate(asked)),
    doStream: (asked) =>
      ask(async (model) => {
        const result = await model.doStream(asked);
        return { ...result, stream: await begun(result.stream) };
      }),
  };
}

/** The same stream once its first words are there; throws when it fails before them. */
async function begun(stream: Stream): Promise<Stream> {
  const reader = stream.getReader();
  const first: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (value.type === 'error') {
      await reader.cancel();
      throw value.error;
    }
    first.push(value);
    if (!preludeTypes.has(value.type)) break;
  }
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const waiting = first.shift();
      if (waiting) {
        controller.enqueue(waiting);
        return;
      }
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
