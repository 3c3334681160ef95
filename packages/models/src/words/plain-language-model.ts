/**
 * Wraps a language model so that it fails with our problems: refusals, empty answers and truncated streams are
 * errors, whatever their status; models without tool support are called without tools.
 */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';
import { findProviderProblem, ProviderProblem } from '../transport/provider-problem.ts';
import { plainProblem, streamProblem } from './plain-problems.ts';

export function plainLanguageModel(model: LanguageModelV4, provider: string): LanguageModelV4 {
  let usesTools = true;

  async function ask<Result>(
    options: LanguageModelV4CallOptions,
    call: (options: LanguageModelV4CallOptions) => PromiseLike<Result>,
  ): Promise<Result> {
    try {
      return await call(usesTools ? options : withoutTools(options));
    } catch (error) {
      if (usesTools && options.tools?.length && isAboutTools(error)) {
        usesTools = false;
        return ask(options, call);
      }
      throw plainProblem(error, provider) ?? error;
    }
  }

  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: {},
    async doGenerate(options) {
      const result = await ask(options, (callOptions) => model.doGenerate(callOptions));
      const says = result.content.some(isSaying);
      if (!says) throw emptyAnswer(provider, result.finishReason.unified);
      return result;
    },
    async doStream(options) {
      const result = await ask(options, (callOptions) => model.doStream(callOptions));
      return { ...result, stream: result.stream.pipeThrough(watched(provider, options)) };
    },
  };
}

const withoutTools = ({
  tools: _tools,
  toolChoice: _choice,
  ...options
}: LanguageModelV4CallOptions) => options;

const isAboutTools = (error: unknown) => {
  const problem = findProviderProblem(error);
  return (
    problem?.kind === 'NOT_ACCEPTED' && /\btools?\b|function call/i.test(problem.facts.words ?? '')
  );
};

const sayingTypes = new Set(['text', 'text-delta', 'tool-call', 'file']);
const isSaying = ({ type }: { readonly type: string }) => sayingTypes.has(type);

const emptyAnswer = (provider: string, finishReason: string) =>
  new ProviderProblem(finishReason === 'content-filter' ? 'REFUSED' : 'GARBAGE', provider);

function watched(provider: string, { abortSignal }: LanguageModelV4CallOptions) {
  let says = false;
  let finished = false;
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      says ||= isSaying(part);
      if (part.type === 'error') {
        // Aborts also arrive as errors, but are none.
        if (abortSignal?.aborted) controller.enqueue(part);
        else controller.enqueue({ type: 'error', error: streamProblem(part.error, provider) });
        finished = true;
        return;
      }
      if (part.type === 'finish') {
        finished = true;
        if (!says) {
          const error = emptyAnswer(provider, part.finishReason.unified);
          controller.enqueue({ type: 'error', error });
          return;
        }
      }
      controller.enqueue(part);
    },
    flush(controller) {
      if (finished || abortSignal?.aborted) return;
      const error = new ProviderProblem(says ? 'DROPPED' : 'GARBAGE', provider);
      controller.enqueue({ type: 'error', error });
    },
  });
}
