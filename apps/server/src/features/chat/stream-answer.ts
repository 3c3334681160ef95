/** Chooses who answers, and sends the answer while keeping a copy that goes on without its reader. */
import { inTurn, isOwnModel, type Models } from '@maquette/models';
import { createUIMessageStreamResponse } from 'ai';
import { holderOf } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Log } from '../../platform/log.ts';
import type { Turns } from '../../platform/turns.ts';
import { answerQuestion, modelMessages, type SentPicture } from './answer-question.ts';
import type { LiveAnswer } from './answers/live-answers.ts';
import { calculationIn, isAboutPicture } from './what-is-asked.ts';

/** The part of the models that answering uses. */
type AnsweringModels = Pick<
  Models,
  'idFor' | 'idsFor' | 'languageModelFor' | 'languageModel' | 'label' | 'own'
>;

export interface StreamParts {
  readonly log: Log;
  readonly models: () => Promise<AnsweringModels>;
  /** Our own models answer one person after the other. */
  readonly turns: Readonly<Record<'chat' | 'vision', Turns>>;
  /** The bytes of a picture this person or visitor has sent; undefined for anybody else's. */
  readonly readPicture: (context: RequestContext, url: string) => Promise<SentPicture | undefined>;
}

interface Asked {
  readonly live: LiveAnswer;
  readonly history: Parameters<typeof modelMessages>[0];
  readonly onText?: (text: string) => Promise<void>;
  readonly onEnd?: Parameters<typeof answerQuestion>[0]['onEnd'];
}

/** A form that was filled in is calculated by our own, whichever model converses here. */
const calculatorId = 'builtin:handbook';
/** Proxies close what is silent for a minute. */
const keepAliveMs = 15_000;

/** Length of the history that is sent; more does not fit a small model, and every word is paid for. */
const mostMessages = 30;

function lastPhotoId(history: Asked['history']): string | undefined {
  const urls = history.flatMap(({ parts }) =>
    parts.flatMap((part) => ('url' in part && typeof part.url === 'string' ? [part.url] : [])),
  );
  return /^\/api\/files\/([\w-]+)$/.exec(urls.at(-1) ?? '')?.[1];
}

/** Proxies may not buffer, transform or cache an answer. */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
} as const;

export async function streamAnswer(
  parts: StreamParts,
  context: RequestContext,
  { live, history, onText, onEnd = async () => {} }: Asked,
): Promise<Response> {
  const models = await parts.models();
  const calculation = calculationIn(history);
  const role = !calculation && isAboutPicture(history) ? 'vision' : 'chat';
  // Whoever talks may not have eyes: earlier pictures are shown to those who look at pictures alone.
  const hasEyes = models.idFor(role) === models.idFor('vision');
  const recent = history.slice(-mostMessages);
  const messages = await modelMessages(recent, async (url) =>
    hasEyes ? parts.readPicture(context, url) : undefined,
  );
  const calculator = calculation && (await models.languageModel(calculatorId));
  const calculatorLabel = calculator ? await models.label(calculatorId) : '';
  const isOwn = models.idsFor(role).every(isOwnModel);
  const { subject } = await holderOf(context);
  const answerInTurn = (model: ReturnType<AnsweringModels['languageModelFor']>) =>
    inTurn(model, (work) => parts.turns[role].run(subject, work, live.signal));
  const answer = answerQuestion({
    log: parts.log,
    requestId: context.requestId,
    model: (onEngine) => {
      if (!calculator) {
        const model = models.languageModelFor(role, onEngine);
        return isOwn ? answerInTurn(model) : model;
      }
      onEngine({ engineId: calculatorId, engineLabel: calculatorLabel, notes: [] });
      return answerInTurn(calculator);
    },
    withTools: !calculator && !isOwn,
    lookUp: async (question) => (await models.own()).answer(question, live.signal),
    photoId: lastPhotoId(history),
    messages,
    ...(calculation ? { providerOptions: { builtin: { calculation } } } : {}),
    live,
    onText,
    onEnd,
  });
  return createUIMessageStreamResponse({
    stream: answer,
    keepAliveMs,
    headers: streamHeaders,
    // The copy is what keeps the answer going when the tab that asked is closed.
    consumeSseStream: ({ stream: copy }) => void live.follow(copy),
  });
}
