/** Selects the engine and streams its answer, with a copy that continues when the reader disconnects. */
import type { AnsweringEngine, JobEngine, Models } from '@maquette/models';
import { createUIMessageStreamResponse } from 'ai';
import { holderOf } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Log } from '../../platform/log.ts';
import type { Turns } from '../../platform/turns.ts';
import { type AnswerParts, answerQuestion, type Fail } from './answer-question.ts';
import type { LiveAnswer } from './answers/live-answers.ts';
import type { Say } from './reply/answer-parts.ts';
import { modelMessages, type SentPicture, type StoredMessage } from './reply/conversation.ts';
import { answerByEyes, answerByHandbook } from './reply/own-answer.ts';
import { calculationIn, isAboutPicture } from './reply/question-subject.ts';
import { mostMessages } from './saved/newest-messages.ts';

/** The parts of the models package that answering uses. */
type AnsweringModels = Pick<Models, 'idFor' | 'withFallback' | 'languageModel' | 'label' | 'own'>;

export interface StreamParts {
  readonly log: Log;
  readonly models: () => Promise<AnsweringModels>;
  /** Concurrency of our own models: one answer per person at a time. */
  readonly turns: Readonly<Record<'chat' | 'vision', Turns>>;
  /** Bytes of the requester's picture; undefined for pictures of others. */
  readonly readPicture: (context: RequestContext, url: string) => Promise<SentPicture | undefined>;
}

interface AnswerRequest {
  readonly live: LiveAnswer;
  readonly history: readonly StoredMessage[];
  readonly onText?: (text: string) => Promise<void>;
  readonly onEnd?: AnswerParts['onEnd'];
}

/** Submitted forms are always calculated by our own engine. */
const calculatorId = 'builtin:handbook';
/** Keep-alive: proxies close silent connections after a minute. */
const keepAliveMs = 15_000;

function lastPhotoId(history: AnswerRequest['history']): string | undefined {
  const urls = history.flatMap(({ parts }) =>
    parts.flatMap((part) => ('url' in part && typeof part.url === 'string' ? [part.url] : [])),
  );
  return /^\/api\/files\/([\w-]+)$/.exec(urls.at(-1) ?? '')?.[1];
}

/** Keeps proxies from buffering, transforming or caching. */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
} as const;

export async function streamAnswer(
  parts: StreamParts,
  context: RequestContext,
  { live, history, onText, onEnd = async () => {} }: AnswerRequest,
): Promise<Response> {
  const models = await parts.models();
  const { subject } = await holderOf(context);
  const { signal } = live;
  const calculation = calculationIn(history);
  const role = !calculation && isAboutPicture(history) ? 'vision' : 'chat';
  // Earlier pictures are only sent to models that can read them.
  const hasEyes = models.idFor(role) === models.idFor('vision');
  const readPicture = async (url: string) =>
    hasEyes ? parts.readPicture(context, url) : undefined;
  const messages = history.slice(-mostMessages);
  const photoId = lastPhotoId(history);
  const ownJob = {
    signal,
    inTurn: <Value>(work: () => Promise<Value>) => parts.turns[role].run(subject, work, signal),
  };

  async function answerAs({ engineId, own }: JobEngine, say: Say, fail: Fail) {
    if (own) {
      const question = { messages, job: ownJob, say };
      return role === 'vision'
        ? answerByEyes(own, question, readPicture, photoId)
        : answerByHandbook(own, question, calculation);
    }
    // Imported lazily: it loads the handbook's tables, which otherwise stay in their thread.
    const { answerByModel } = await import('./reply/model-answer.ts');
    return answerByModel(await models.languageModel(engineId), {
      messages: await modelMessages(messages, readPicture),
      lookUp: (question) => models.own.answer({ question, history: [] }, { signal }),
      photoId,
      signal,
      say,
      fail,
    });
  }

  const answer = answerQuestion({
    log: parts.log,
    requestId: context.requestId,
    answer: async (sayAs: (engine: AnsweringEngine) => Say, fail) => {
      if (calculation) {
        const engine = { engineId: calculatorId, engineLabel: models.label(calculatorId) };
        const calculator = { ...engine, notes: [], own: models.own };
        return answerAs(calculator, sayAs(calculator), fail);
      }
      const answered = await models.withFallback(role, (engine) =>
        answerAs(engine, sayAs(engine), fail),
      );
      return answered.result;
    },
    live,
    onText,
    onEnd,
  });
  return createUIMessageStreamResponse({
    stream: answer,
    keepAliveMs,
    headers: streamHeaders,
    // The copy drives the answer when the tab is closed.
    consumeSseStream: ({ stream: copy }) =>
      void live
        .follow(copy)
        .catch((error: unknown) => parts.log.warn('An answer could not be kept', { error })),
  });
}
