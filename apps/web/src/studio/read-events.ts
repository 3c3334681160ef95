/**
 * Reads the events of one piece of work to their end. After every break the stream is resumed from the
 * last event seen, with longer and longer pauses while nothing comes.
 */
import type { GenerationEvent } from '@maquette/contract';
import { getEventMeta } from '@orpc/client';
import { problemBodyOf } from '../lib/problem-text.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;

/** The server cannot tell just now; the work itself goes on or is taken up again. */
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
      // A problem the server named is an answer; anything else is a broken line.
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
