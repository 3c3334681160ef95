/** Answers by language models of others, with handbook, calculators and studios as tools. */
import type { AnswerOffers } from '@maquette/contract';
import type { Answer } from '@maquette/handbook';
import { statedCostUsd } from '@maquette/models';
import {
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type ToolSet,
  toUIMessageStream,
} from 'ai';
import type { Fail } from '../answer-question.ts';
import { type AnswerEnd, type AssistantMessage, type Say, sourceChunk } from './answer-parts.ts';
import { assistantTools, type ToolContext } from './assistant-tools.ts';
import { assistantInstructions } from './instructions.ts';
import { unreadSourcesNote } from './unread-sources.ts';

export interface ModelQuestion {
  readonly messages: readonly ModelMessage[];
  readonly photoId: string | undefined;
  readonly lookUp: ToolContext['lookUp'];
  readonly signal: AbortSignal;
  readonly say: Say;
  /** For errors after the first word. */
  readonly fail: Fail;
}

const longestAnswerTokens = 2_000;
/** Maximum number of tool steps. */
const mostSteps = 6;
const stepTypes: ReadonlySet<string> = new Set(['start-step', 'finish-step']);

/** Throws only before the first word, so that another engine can take over. */
export async function answerByModel(
  model: LanguageModel,
  { messages, photoId, lookUp, signal, say, fail }: ModelQuestion,
): Promise<AnswerEnd> {
  let offers: AnswerOffers | undefined;
  let hasBegun = false;
  let failure: unknown;
  let text = '';
  let found: Answer | undefined;
  const cited = new Map<string, string>();
  const result = streamText({
    model,
    instructions: assistantInstructions,
    messages: [...messages],
    abortSignal: signal,
    maxOutputTokens: longestAnswerTokens,
    // The transport retries already.
    maxRetries: 0,
    tools: assistantTools({
      photoId,
      lookUp: async (question) => {
        const answer = await lookUp(question);
        if (answer.sources.length > 0) found = answer;
        return answer;
      },
      offer: (given) => {
        offers = given;
      },
      cite: (source) => {
        if (!cited.has(source.slug)) void say(sourceChunk(source));
        cited.set(source.slug, source.title);
      },
      propose: (data) => void say({ type: 'data-proposal', data }),
    }),
    stopWhen: isStepCount(mostSteps),
    // No tools in the last step, which forces an answer.
    prepareStep: ({ stepNumber }) => (stepNumber < mostSteps - 1 ? {} : { toolChoice: 'none' }),
    onError: ({ error }) => {
      failure = error;
    },
  });
  const chunks = toUIMessageStream<ToolSet, AssistantMessage>({
    stream: result.stream,
    sendStart: false,
    sendFinish: false,
    sendSources: true,
    onError: fail,
  });
  for await (const chunk of chunks) {
    if (stepTypes.has(chunk.type)) continue;
    if (chunk.type === 'error') {
      if (!hasBegun) throw failure;
      fail(failure);
    }
    hasBegun = true;
    if (chunk.type === 'text-delta') text += chunk.delta;
    await say(chunk);
  }
  const notes: string[] = [];
  if (text.trim() === '' && found && failure === undefined && !signal.aborted) {
    await sayText(found.markdown, say);
    notes.push('The model answered nothing in words; this is what it found in the handbook.');
  }
  const unread = unreadSourcesNote(text, [...cited.values()]);
  if (unread !== undefined) notes.push(unread);
  // Rejects with the stream, which was handled above; the cost is unknown then.
  const steps = await Promise.resolve(result.steps).catch(() => []);
  const costUsd = statedCostUsd(steps.map(({ providerMetadata }) => providerMetadata));
  return { ...(offers ? { offers } : {}), costUsd, notes };
}

async function sayText(delta: string, say: Say): Promise<void> {
  const id = 'handbook';
  await say({ type: 'text-start', id });
  await say({ type: 'text-delta', id, delta });
  await say({ type: 'text-end', id });
}
