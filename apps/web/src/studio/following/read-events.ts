/**
 * Reads the events of a generation to its end. After a disconnect the stream resumes from the last event
 * seen, with exponential backoff while no events arrive.
 */
import type { GenerationEvent } from '@maquette/contract';
import { getEventMeta } from '@orpc/client';
import { problemBodyOf } from '../../lib/problem-text.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;

/** Temporary problems of the server; the job itself continues or is retried. */
const passing: ReadonlySet<string> = new Set([
  'BUSY',
  'DATABASE_DOWN',
  'STORAGE_DOWN',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_STREAMS',
]);

export type OpenEvents = (
  lastEventId: string | undefined,
) => Promise<AsyncIterable<GenerationEvent>>;

export async function readEvents(
  open: OpenEvents,
  signal: AbortSignal,
  take: (event: GenerationEvent) => void,
): Promise<void> {
  let lastEventId: string | undefined;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      for await (const event of await open(lastEventId)) {
        lastEventId = getEventMeta(event)?.id ?? lastEventId;
        pauseMs = firstPauseMs;
        take(event);
        if (event.type === 'done' || event.type === 'failed') return;
      }
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemBodyOf(error);
      // Problems named by the server are final; anything else is a lost connection.
      if (problem && !passing.has(problem.code)) {
        const { code, message, details } = problem;
        take({ type: 'failed', code, message, requestId: String(details.requestId ?? '') || null });
        return;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }
}
