/**
 * One question and its answer. The question is stored before anything else; the answer is written to
 * the database as it grows, so that whatever happens what was said is still there.
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
  /** Of the question: failures show it, and the log names it. */
  readonly requestId: string;
  /** Says the answer in the name of an engine. */
  readonly answer: (sayAs: (engine: AnsweringEngine) => Say, fail: Fail) => Promise<AnswerEnd>;
  readonly live: LiveAnswer;
  /** Called now and then with the text so far. */
  readonly onText?: ((text: string) => Promise<void>) | undefined;
  readonly onEnd: (parts: AssistantMessage['parts'], metadata: MessageMetadata) => Promise<void>;
}

/** Notes a failure; gives its text for the reader. */
export type Fail = (error: unknown) => string;

/** The longest that written words wait before they are safe. */
const saveEveryMs = 500;
/** A save that is still on its way when the answer ends is waited for this long: the database has failed by then. */
const longestSaveMs = 12_000;

/** The body of a problem, as an answer that never began would have it; a service may give its reason. */
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
  /** The answer goes on meanwhile: a database that is slow or gone takes no words from its reader. */
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
        // Offers below an answer are part of it: they must have arrived when it ends.
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
