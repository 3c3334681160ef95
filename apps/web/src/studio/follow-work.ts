/**
 * Follows one piece of work to its end. The stream is resumed from the last event seen, so a reload,
 * a lost connection or a sleeping phone neither misses nor repeats anything.
 */
import type { Generation, GenerationEvent } from '@maquette/contract';
import { getEventMeta } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { api, apiQueries } from '../lib/api.ts';
import { problemBodyOf } from '../lib/problem-text.ts';
import { nextWork, type Work, waiting, workOf } from './work.ts';

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

/** Reads the stream to its end, coming back after every break. */
async function readEvents(id: string, signal: AbortSignal, take: (event: GenerationEvent) => void) {
  let lastEventId: string | undefined;
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      const events = await api.generations.events({ id }, { signal, lastEventId });
      for await (const event of events) {
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

export function useWork(id: string, known?: Generation): Work {
  const queryClient = useQueryClient();
  const [work, change] = useReducer(nextWork, known ? workOf(known) : waiting);
  const ended = known && known.status !== 'queued' && known.status !== 'running';

  useEffect(() => {
    if (ended) return;
    const stop = new AbortController();
    void readEvents(id, stop.signal, (event) => {
      change(event);
      if (event.type === 'done' || event.type === 'failed') {
        void queryClient.invalidateQueries({ queryKey: apiQueries.generations.key() });
        void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
      }
    });
    return () => stop.abort();
  }, [id, ended, queryClient]);

  return work;
}
