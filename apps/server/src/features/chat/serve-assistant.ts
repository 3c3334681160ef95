/**
 * The assistant's streams, in the wire format of the AI SDK's client:
 *   POST /api/assistant              a question; the answer comes as an event stream
 *   GET  /api/assistant/{id}/stream  joins the answer being written, 204 when there is none
 *   POST /api/assistant/{id}/stop    stops it, on the server as well
 */
import type { RequestContext } from '../../http/request-context.ts';
import { type AskParts, ask } from './ask.ts';
import { ownerOf } from './owner-of.ts';
import { streamHeaders } from './stream-answer.ts';

export interface AssistantParts extends AskParts {
  readonly stopping: AbortSignal;
}

const oneOf = /^\/api\/assistant\/([0-9a-f-]{36})\/(stream|stop)$/;

export function serveAssistant(parts: AssistantParts) {
  const { answers } = parts;
  parts.stopping.addEventListener('abort', () => answers.interruptAll(), { once: true });
  return async (request: Request, context: RequestContext): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/assistant' && request.method === 'POST')
      return ask(parts, request, context);
    const [, id, action] = oneOf.exec(pathname) ?? [];
    if (!id) return undefined;
    const place = { ownerId: await ownerOf(context), conversationId: id };
    if (action === 'stop' && request.method === 'POST') {
      const stopped = await answers.stop(place, searchParams.get('answer') ?? undefined);
      return Response.json({ stopped });
    }
    if (action !== 'stream' || request.method !== 'GET') return undefined;
    const answer = await answers.read(place);
    if (!answer) return new Response(null, { status: 204 });
    return new Response(answer.pipeThrough(new TextEncoderStream()), {
      headers: streamHeaders,
    });
  };
}
