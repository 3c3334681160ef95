/**
 * The way to a provider: a `fetch` that waits its turn, tries again with patience, gives a service
 * that is down some rest, and turns whatever goes wrong into a `ProviderProblem`. What really opens
 * connections is passed in; this package fetches nothing by itself.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { backoffMs } from './backoff.ts';
import { findProviderProblem, ProviderProblem } from './provider-problem.ts';
import { readRefusal } from './read-refusal.ts';
import { defaultTransportLimits, type TransportLimits } from './transport-limits.ts';
import { watchedBody } from './watched-body.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface TransportOptions {
  /** The provider's name for people. */
  readonly provider: string;
  /** Opens connections; on the server it is the egress module's. */
  readonly fetch: Fetch;
  readonly limits?: Partial<TransportLimits>;
  /** 0..1; tests bring their own. */
  readonly random?: () => number;
  readonly now?: () => number;
}

const longestRefusalBytes = 64 * 1024;

export function createTransport(options: TransportOptions): Fetch {
  const { provider, random = Math.random, now = Date.now } = options;
  const limits: TransportLimits = { ...defaultTransportLimits, ...options.limits };
  const inTurn = bulkhead(limits.concurrency, limits.queue);
  const breaker = circuitBreaker(
    handleWhen((error) => findProviderProblem(error)?.row.isDown ?? false),
    { halfOpenAfter: limits.restMs, breaker: new ConsecutiveBreaker(limits.failuresInARow) },
  );
  const orderly = wrap(inTurn, breaker);
  const again = retry(handleWhen(isWorthAnotherTry), { maxAttempts: limits.tries - 1 });

  function isWorthAnotherTry(error: unknown): boolean {
    const problem = findProviderProblem(error);
    if (!problem?.row.tryAgain) return false;
    if (problem.kind === 'FAILED' && !limits.triesAfterServerError) return false;
    return (problem.facts.retryAfterMs ?? 0) <= limits.longestWaitMs;
  }

  async function askOnce(input: Parameters<Fetch>[0], init: RequestInit, stop: AbortController) {
    const response = await options.fetch(input, init).catch((error: unknown) => {
      init.signal?.throwIfAborted();
      // Requests that this server forbids carry a sentence of their own.
      if (error instanceof Error && error.name === 'Problem') throw error;
      throw new ProviderProblem('UNREACHABLE', provider);
    });
    const body = watchedBody(response.body ?? new Blob([]).stream(), {
      provider,
      maxBytes: response.ok ? limits.answerBytes : longestRefusalBytes,
      stallMs: limits.stallMs,
      cut: (reason) => stop.abort(reason),
      signal: init.signal ?? undefined,
    });
    const { status, headers } = response;
    if (!response.ok || headers.get('content-type')?.startsWith('text/html')) {
      // The text is read at once; where the connection breaks, the status alone names the refusal.
      body.ended.catch(() => undefined);
      const text = await new Response(body.body).text().catch(() => '');
      init.signal?.throwIfAborted();
      if (response.ok) throw new ProviderProblem('GARBAGE', provider, { status });
      throw readRefusal(response, text, { provider, now });
    }
    return {
      response: new Response(status === 204 ? null : body.body, { status, headers }),
      ended: status === 204 ? Promise.resolve() : body.ended,
    };
  }

  function askPatiently(input: Parameters<Fetch>[0], init: RequestInit, stop: AbortController) {
    let last: ProviderProblem | undefined;
    return again.execute(async ({ attempt }) => {
      const signal = init.signal ?? undefined;
      if (attempt > 0) {
        const waitMs = (last?.facts.retryAfterMs ?? 0) + backoffMs(attempt, limits, random());
        // Cut short by the signal, which is thrown next.
        await wait(waitMs, undefined, { signal }).catch(() => undefined);
      }
      signal?.throwIfAborted();
      return askOnce(input, init, stop).catch((error: unknown) => {
        last = findProviderProblem(error);
        throw error;
      });
    });
  }

  /** The turn is held until the answer was read to its end: a stream is work as well. */
  return (input, init = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const callerSignal = init.signal ?? undefined;
    const giveUp = () => reject(callerSignal?.reason);
    if (callerSignal?.aborted) giveUp();
    callerSignal?.addEventListener('abort', giveUp, { once: true });

    const work = async () => {
      callerSignal?.throwIfAborted();
      const stop = new AbortController();
      const deadline = setTimeout(() => {
        const seconds = Math.ceil(limits.deadlineMs / 1000);
        stop.abort(new ProviderProblem('SLOW', provider, { seconds }));
      }, limits.deadlineMs);
      const signal = callerSignal ? AbortSignal.any([callerSignal, stop.signal]) : stop.signal;
      try {
        const { response, ended } = await askPatiently(input, { ...init, signal }, stop);
        resolve(response);
        await ended;
      } finally {
        clearTimeout(deadline);
      }
    };
    orderly
      .execute(work)
      // After the answer was handed over its reader has the error already.
      .catch((error: unknown) => reject(plainOf(error)))
      .finally(() => callerSignal?.removeEventListener('abort', giveUp));
    return promise;
  };

  function plainOf(error: unknown): unknown {
    if (error instanceof BulkheadRejectedError) return new ProviderProblem('FULL', provider);
    if (error instanceof BrokenCircuitError) {
      const seconds = Math.ceil(limits.restMs / 1000);
      return new ProviderProblem('PAUSED', provider, { seconds });
    }
    return error;
  }
}
