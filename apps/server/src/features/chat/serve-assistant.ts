/**
 * The assistant's streams, in the wire format of the AI SDK's client:
 *   POST /api/assistant              a question; the answer comes as an event stream
 *   GET  /api/assistant/{id}/stream  joins the answer being written, 204 when there is none
 *   POST /api/assistant/{id}/stop    stops it, on the server as well
 */
import { countStream, endingWith } from '../../http/guards/count-stream.ts';
import { holderOf } from '../../http/guards/entitlement.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { OpenStreams } from '../../platform/limits/open-streams.ts';
import { type AskParts, ask } from './ask.ts';
import { ownerOf } from './owner-of.ts';
import { streamHeaders } from './stream-answer.ts';

export interface AssistantParts extends AskParts {
  readonly stopping: AbortSignal;
  readonly streams: OpenStreams;
}

const oneOf = /^\/api\/assistant\/([0-9a-f-]{36})\/(stream|stop)$/;

export function serveAssistant(parts: AssistantParts) {
  const { answers } = parts;
  parts.stopping.addEventListener('abort', () => answers.interruptAll(), { once: true });

  /** Readers of answers count like those of progress. */
  async function counted(context: RequestContext, answer: () => Promise<Response>) {
    const stream = countStream(parts.streams, context);
    try {
      stream.belongsTo((await holderOf(context)).subject);
      return endingWith(await answer(), stream.end);
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/assistant' && request.method === 'POST')
      return counted(context, () => ask(parts, request, context));
    const [, id, action] = oneOf.exec(pathname) ?? [];
    if (!id) return undefined;
    const placeOf = async () => ({ ownerId: await ownerOf(context), conversationId: id });
    if (action === 'stop' && request.method === 'POST') {
      const stopped = await answers.stop(await placeOf(), searchParams.get('answer') ?? undefined);
      return Response.json({ stopped });
    }
    if (action !== 'stream' || request.method !== 'GET') return undefined;
    return counted(context, async () => {
      const answer = await answers.read(await placeOf());
      if (!answer) return new Response(null, { status: 204 });
      return new Response(answer.pipeThrough(new TextEncoderStream()), { headers: streamHeaders });
    });
  };
}
