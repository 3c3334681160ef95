/** Counts the stream of a request until it ends or its reader is gone. */
import type { OpenStream, OpenStreams } from '../../platform/limits/open-streams.ts';
import type { RequestContext } from '../request-context.ts';

/** Before any lookup. */
export function countStream(streams: OpenStreams, context: RequestContext): OpenStream {
  const stream = streams.open({
    address: context.clientAddress,
    cookie: context.headers.get('cookie'),
  });
  const { signal } = context;
  // Removed explicitly: a listener on a signal would leak the request.
  const end = () => {
    signal.removeEventListener('abort', end);
    stream.end();
  };
  // A stream that is given up before it is first read never says so.
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  return { belongsTo: stream.belongsTo, end };
}

/** The response; `end` is called when its body has ended or is cancelled. */
export function endingWith({ body, status, headers }: Response, end: () => void): Response {
  if (!body) {
    end();
    return new Response(null, { status, headers });
  }
  const reader = body.getReader();
  const counted = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    // Without reading ahead.
    { highWaterMark: 0 },
  );
  return new Response(counted, { status, headers });
}
