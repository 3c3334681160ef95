/**
 * The assistant's streams, in the wire format of the AI SDK's client:
 *   POST /api/assistant              a question; the answer comes as an event stream
 *   GET  /api/assistant/{id}/stream  joins the answer being written, 204 when there is none
 *   POST /api/assistant/{id}/stop    stops it, on the server as well
 */
import { randomUUID } from 'node:crypto';
import { limits } from '@maquette/contract';
import type { Models } from '@maquette/models';
import { createUIMessageStreamResponse } from 'ai';
import { limitRate } from '../../http/limit-rate.ts';
import { Problem } from '../../http/problem.ts';
import type { Person, RequestContext } from '../../http/request-context.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { answerQuestion, modelMessages, type SentPicture } from './answer-question.ts';
import type { LiveAnswers } from './live-answers.ts';
import { type Question, readQuestion } from './read-message.ts';
import { chatRates } from './routes.ts';
import {
  appendMessages,
  createConversation,
  cutFrom,
  findConversation,
  isFreeId,
  readMessages,
  saveAnswer,
} from './store.ts';
import { titleOf } from './title.ts';

export interface AssistantParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly models: () => Promise<Models>;
  readonly live: LiveAnswers;
  /** The bytes of a picture this person or visitor has sent; undefined for anybody else's. */
  readonly readPicture: (context: RequestContext, url: string) => Promise<SentPicture | undefined>;
  readonly stopping: AbortSignal;
}

const keepAliveMs = 15_000;
const oneOf = /^\/api\/assistant\/([0-9a-f-]{36})\/(stream|stop)$/;

export function serveAssistant(parts: AssistantParts) {
  parts.stopping.addEventListener('abort', () => parts.live.stopAll(), { once: true });
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/assistant' && request.method === 'POST')
      return ask(parts, request, context);
    const [, id, action] = oneOf.exec(pathname) ?? [];
    if (!id) return undefined;
    const person = await context.person();
    const owner = person?.id ?? `visitor ${context.clientAddress}`;
    if (action === 'stop' && request.method === 'POST') {
      const stopped = parts.live.stop(id, owner, searchParams.get('answer') ?? undefined);
      return Response.json({ stopped });
    }
    if (action !== 'stream' || request.method !== 'GET') return undefined;
    const live = parts.live.find(id);
    if (!live || live.ownerId !== owner) return new Response(null, { status: 204 });
    return eventStream(live.read());
  };
}

const eventStream = (stream: ReadableStream<string>) =>
  new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-accel-buffering': 'no',
    },
  });

async function ask(parts: AssistantParts, request: Request, context: RequestContext) {
  const question = await readQuestion(request);
  const person = await context.person();
  const [rule, subject] = person
    ? [chatRates.person, person.id]
    : [chatRates.visitor, context.clientAddress];
  await limitRate(parts.db, rule, subject, parts.clock);
  const kept = person && !(question.trigger === 'submit-message' && question.temporary);
  return kept ? askKept(parts, question, person, context) : askPassing(parts, question, context);
}

/** A question in a conversation that is kept. */
async function askKept(
  parts: AssistantParts,
  question: Question,
  person: Person,
  context: RequestContext,
) {
  const { db, clock, live } = parts;
  const { id } = question;
  const known = await findConversation(db, person.id, id);
  if (!known && (question.trigger === 'regenerate-message' || !(await isFreeId(db, id)))) {
    throw new Problem('NOT_FOUND');
  }
  live.stop(id, person.id, undefined);
  const now = clock();
  const answerId = randomUUID();
  const answer = {
    id: answerId,
    role: 'assistant',
    parts: [],
    metadata: {},
    state: 'streaming',
  } as const;
  await db.transaction(async (transaction) => {
    const rows = known ? await readMessages(transaction, id) : [];
    if (question.trigger === 'submit-message') {
      const again = rows.find((row) => row.id === question.message.id);
      // The same message once more is an edit: what followed it belongs to the old words.
      if (again) await cutFrom(transaction, id, again.position);
      else if (rows.length >= limits.conversationMessages) throw new Problem('CONVERSATION_FULL');
      if (!known) {
        await createConversation(transaction, {
          id,
          ownerId: person.id,
          title: titleOf(question.message.parts),
          now,
        });
      }
      const asked = {
        ...question.message,
        metadata: { sentAt: now.toISOString() },
        state: 'complete',
      } as const;
      await appendMessages(transaction, id, [asked, answer], now);
    } else {
      const last = rows.findLast((row) => row.role === 'user');
      if (!last) throw new Problem('NOT_FOUND');
      await cutFrom(transaction, id, last.position + 1);
      await appendMessages(transaction, id, [answer], now);
    }
  });
  const history = (await readMessages(db, id)).filter((row) => row.id !== answerId);
  return stream(parts, context, {
    conversationId: id,
    ownerId: person.id,
    answerId,
    history,
    onText: (text) =>
      saveAnswer(
        db,
        id,
        {
          id: answerId,
          parts: [{ type: 'text', text } as { type: string }],
          metadata: {},
          state: 'streaming',
        },
        clock(),
      ),
    onEnd: (answered, metadata) =>
      saveAnswer(db, id, { id: answerId, parts: answered, metadata, state: 'complete' }, clock()),
  });
}

/** A visitor's or a temporary question: nothing of it is stored. */
function askPassing(parts: AssistantParts, question: Question, context: RequestContext) {
  if (question.trigger !== 'submit-message') throw new Problem('NOT_FOUND');
  const earlier = question.earlier.map(({ role, text }, index) => ({
    id: String(index),
    role,
    parts: [{ type: 'text', text }],
  }));
  return stream(parts, context, {
    conversationId: question.id,
    ownerId: `visitor ${context.clientAddress}`,
    answerId: randomUUID(),
    history: [...earlier, question.message],
  });
}

interface Asked {
  readonly conversationId: string;
  readonly ownerId: string;
  readonly answerId: string;
  readonly history: Parameters<typeof modelMessages>[0];
  readonly onText?: (text: string) => Promise<void>;
  readonly onEnd?: Parameters<typeof answerQuestion>[0]['onEnd'];
}

async function stream(parts: AssistantParts, context: RequestContext, asked: Asked) {
  const models = await parts.models();
  const messages = await modelMessages(asked.history, (url) => parts.readPicture(context, url));
  const seesPicture = asked.history.at(-1)?.parts.some((part) => part.type === 'file') ?? false;
  const modelId = models.idFor(seesPicture ? 'vision' : 'chat');
  const model = await models.languageModel(modelId);
  const live = parts.live.open(asked.conversationId, asked.answerId, asked.ownerId);
  const answer = answerQuestion({
    log: parts.log,
    model,
    engineLabel: await models.label(modelId),
    messages,
    answerId: asked.answerId,
    signal: live.stop.signal,
    onText: asked.onText,
    onEnd: asked.onEnd ?? (async () => {}),
  });
  return createUIMessageStreamResponse({
    stream: answer,
    keepAliveMs,
    headers: { 'cache-control': 'no-cache, no-transform' },
    // The copy is what keeps the answer going when the tab that asked is closed.
    consumeSseStream: ({ stream: copy }) => {
      void parts.live.follow(asked.conversationId, asked.answerId, copy);
    },
  });
}
