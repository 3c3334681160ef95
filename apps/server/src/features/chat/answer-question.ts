/**
 * Answers one question. The question is stored first and the answer is saved as it grows, so nothing is lost
 * in a crash.
 */
import type { MessageMetadata } from '@maquette/contract';
import { type AnsweringEngine, findProviderProblem } from '@maquette/models';
import { createUIMessageStream, type UIMessageChunk } from 'ai';
import { problemBody } from '../../http/problem-response.ts';
import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';
import type { LiveAnswer } from './answers/live-answers.ts';
import type { AnswerEnd, AssistantMessage, Say } from './reply/answer-parts.ts';

export interface AnswerParts {
  readonly log: Log;
  /** Request id of the question, for failures and the log. */
  readonly requestId: string;
  /** Streams the answer as a named engine. */
  readonly answer: (sayAs: (engine: AnsweringEngine) => Say, fail: Fail) => Promise<AnswerEnd>;
  readonly live: LiveAnswer;
  /** Called periodically with the text so far. */
  readonly onText?: ((text: string) => Promise<void>) | undefined;
  readonly onEnd: (parts: AssistantMessage['parts'], metadata: MessageMetadata) => Promise<void>;
}

/** Records a failure; returns its text for the reader. */
export type Fail = (error: unknown) => string;

/** Longest interval between saves. */
const saveEveryMs = 500;
/** Timeout for the last save; the database has failed by then. */
const longestSaveMs = 12_000;

/** The body of a problem, as for an answer that never began; may include the service's reason. */
function failureText(error: unknown, requestId: string): string {
  const reason = findProviderProblem(error)?.message;
  const problem = new Problem('RESPONSE_FAILED', reason ? { reason } : {});
  return JSON.stringify(problemBody(problem, requestId));
}

async function endedWithin(work: Promise<void> | undefined, mostMs: number): Promise<void> {
  if (!work) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, mostMs);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}

export function answerQuestion(parts: AnswerParts): ReadableStream<UIMessageChunk> {
  const { live } = parts;
  let failed = false;
  let metadata: MessageMetadata = {};
  let saving: Promise<void> | undefined;
  /** Saves run in parallel: a slow database doesn't delay the stream. */
  const save = (text: string) => {
    saving = parts
      .onText?.(text)
      .catch((error: unknown) =>
        parts.log.warn('Words of an answer were not saved on the way', {
          requestId: parts.requestId,
          error,
        }),
      )
      .finally(() => {
        saving = undefined;
      });
  };
  const fail: Fail = (error) => {
    failed = true;
    parts.log.error('An answer failed', { requestId: parts.requestId, error });
    return failureText(error, parts.requestId);
  };
  return createUIMessageStream<AssistantMessage>({
    generateId: () => live.id,
    onError: fail,
    execute: async ({ writer }) => {
      writer.write({ type: 'start', messageId: live.id });
      const tell = (more: MessageMetadata) => {
        metadata = { ...metadata, ...more };
        writer.write({ type: 'message-metadata', messageMetadata: metadata });
      };
      let text = '';
      let savedAt = Date.now();
      const sayAs =
        ({ engineLabel: engine, notes }: AnsweringEngine): Say =>
        async (chunk) => {
          if (metadata.engine !== engine)
            tell({ engine, ...(notes.length > 0 ? { notes: [...notes] } : {}) });
          writer.write(chunk);
          if (chunk.type !== 'text-delta') return;
          text += chunk.delta;
          if (saving || Date.now() - savedAt < saveEveryMs) return;
          savedAt = Date.now();
          save(text);
        };
      try {
        const { offers, analysis, proposal, costUsd, notes } = await parts.answer(sayAs, fail);
        // Offers are part of the answer and must arrive before its end.
        if (offers) writer.write({ type: 'data-offers', data: offers });
        if (analysis) writer.write({ type: 'data-analysis', data: analysis });
        if (proposal) writer.write({ type: 'data-proposal', data: proposal });
        if (notes?.length) tell({ notes: [...(metadata.notes ?? []), ...notes] });
        if (costUsd !== undefined) tell({ costUsd });
        writer.write({ type: 'finish' });
      } catch (error) {
        if (!live.signal.aborted) throw error;
        writer.write({ type: 'abort' });
      }
    },
    onEnd: async ({ responseMessage, isAborted }) => {
      const cutOff = live.cutOff() ?? (isAborted ? 'stopped' : undefined);
      const ended = cutOff ?? (failed ? 'interrupted' : undefined);
      await endedWithin(saving, longestSaveMs);
      await parts.onEnd(
        responseMessage.parts.map((part) =>
          'state' in part && part.state === 'streaming' ? { ...part, state: 'done' } : part,
        ) as AssistantMessage['parts'],
        { ...metadata, ...(ended ? { ended } : {}) },
      );
    },
  });
}
