/** The body of an answer, counted and timed while it is read. */
import { ProviderProblem } from './provider-problem.ts';

export interface BodyRules {
  readonly provider: string;
  readonly maxBytes: number;
  /** The longest silence while a reader waits for more. */
  readonly stallMs: number;
  /** Cuts the connection. */
  readonly cut: (reason: unknown) => void;
  /** Tells that the connection was cut from our side, and why. */
  readonly signal?: AbortSignal | undefined;
}

export interface WatchedBody {
  readonly body: ReadableStream<Uint8Array>;
  /** Settles when the last byte was read or the reader stopped; rejects when the answer broke. */
  readonly ended: Promise<void>;
}

const bytesAMegabyte = 1024 * 1024;

export function watchedBody(from: ReadableStream<Uint8Array>, rules: BodyRules): WatchedBody {
  const { provider, maxBytes, stallMs, cut, signal } = rules;
  const reader = from.getReader();
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  let bytes = 0;
  let isRead = false;

  async function nextPart() {
    const timer = setTimeout(
      () => cut(new ProviderProblem('STALLED', provider, { seconds: Math.ceil(stallMs / 1000) })),
      stallMs,
    );
    try {
      return await reader.read();
    } catch {
      throw signal?.reason ?? new ProviderProblem('DROPPED', provider);
    } finally {
      clearTimeout(timer);
    }
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // A pending read rejects by itself; a reader that has stopped is not notified.
        const end = () => {
          if (isRead) return;
          controller.error(signal?.reason);
          reject(signal?.reason);
          reader.cancel(signal?.reason).catch(() => undefined);
        };
        if (signal?.aborted) end();
        signal?.addEventListener('abort', end, { once: true });
        const forget = () => signal?.removeEventListener('abort', end);
        ended.then(forget, forget);
      },
      async pull(controller) {
        isRead = true;
        try {
          const { done, value } = await nextPart();
          if (done) {
            controller.close();
            resolve();
            return;
          }
          bytes += value.byteLength;
          if (bytes > maxBytes) {
            const problem = new ProviderProblem('TOO_LARGE', provider, {
              megabytes: Math.ceil(maxBytes / bytesAMegabyte),
            });
            cut(problem);
            throw problem;
          }
          controller.enqueue(value);
        } catch (error) {
          controller.error(error);
          reject(error);
        } finally {
          isRead = false;
        }
      },
      cancel(reason) {
        resolve();
        cut(reason ?? new DOMException('Nobody reads on', 'AbortError'));
      },
    },
    // Bytes are pulled from the provider only when a reader wants them.
    { highWaterMark: 0 },
  );
  return { body, ended };
}
