/**
 * Follows one generation to its end. The stream resumes from the last event seen, so a reload, a lost
 * connection or a sleeping phone neither misses nor repeats events.
 */
import type { Generation } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { api, apiQueries } from '../../lib/api.ts';
import { readEvents } from './read-events.ts';
import { hasEnded, nextWork, shownWork, type Work, waiting, workOf } from './work.ts';

export function useWork(id: string, known?: Generation): Work {
  const queryClient = useQueryClient();
  const [work, change] = useReducer(nextWork, known ? workOf(known) : waiting);
  const ended = hasEnded(known);

  useEffect(() => {
    if (ended) return;
    change({ type: 'opened' });
    const stop = new AbortController();
    const { signal } = stop;
    const open = (lastEventId: string | undefined) =>
      api.generations.events({ id }, { signal, lastEventId });
    void readEvents(open, signal, (event) => {
      change(event);
      if (event.type === 'done' || event.type === 'failed') {
        void queryClient.invalidateQueries({ queryKey: apiQueries.generations.key() });
        void queryClient.invalidateQueries({ queryKey: apiQueries.quota.key() });
      }
    });
    return () => stop.abort();
  }, [id, ended, queryClient]);

  return shownWork(work, known);
}
