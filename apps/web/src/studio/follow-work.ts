/**
 * Follows one piece of work to its end. The stream is resumed from the last event seen, so a reload,
 * a lost connection or a sleeping phone neither misses nor repeats anything.
 */
import type { Generation, GenerationEvent, Picture } from '@maquette/contract';
import { getEventMeta } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { api, apiQueries } from '../lib/api.ts';
import { problemCodeOf, problemText } from '../lib/problem-text.ts';

export interface Work {
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly position: number | null;
  readonly stage: string | null;
  readonly percent: number;
  /** The latest small look at each picture that is not finished yet. */
  readonly previews: Readonly<Record<number, string>>;
  readonly pictures: readonly Picture[];
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly generation: Generation | null;
}

type Change = GenerationEvent | { type: 'restart'; from?: Generation };

const waiting: Work = {
  status: 'queued',
  position: null,
  stage: null,
  percent: 0,
  previews: {},
  pictures: [],
  problem: null,
  generation: null,
};

/** What a stored generation already tells before its stream is opened. */
export function workOf(generation: Generation): Work {
  const status = generation.status === 'cancelled' ? 'failed' : generation.status;
  return {
    status,
    position: generation.progress.position,
    stage: generation.progress.stage,
    percent: generation.progress.percent,
    previews: {},
    pictures: generation.pictures,
    problem: generation.problem,
    generation,
  };
}

export function nextWork(work: Work, change: Change): Work {
  switch (change.type) {
    case 'restart':
      return change.from ? workOf(change.from) : waiting;
    case 'queued':
      return { ...work, status: 'queued', position: change.position };
    case 'stage':
      return {
        ...work,
        status: 'running',
        position: null,
        stage: change.name,
        percent: change.percent,
      };
    case 'preview':
      return {
        ...work,
        status: 'running',
        previews: { ...work.previews, [change.index]: change.url },
      };
    case 'picture': {
      const others = work.pictures.filter(({ index }) => index !== change.picture.index);
      const pictures = [...others, change.picture].sort((a, b) => a.index - b.index);
      return { ...work, status: 'running', pictures };
    }
    case 'done':
      return { ...workOf(change.generation), percent: 100 };
    case 'failed':
      return { ...work, status: 'failed', problem: { code: change.code, message: change.message } };
  }
}

const firstPauseMs = 1_000;
const longestPauseMs = 10_000;

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
      const code = problemCodeOf(error);
      // A problem the server named is an answer; anything else is a broken line.
      if (code && code !== 'BUSY' && code !== 'DATABASE_DOWN') {
        take({ type: 'failed', code, message: problemText(error) });
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
