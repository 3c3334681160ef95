/** Generations in progress, at the bottom of the sidebar; hidden when idle. */
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';
import { optionalPart } from './optional-part.ts';

// Loaded by polling: an open page must not fail because an update removed its script.
const RunningList = optionalPart(async () => (await import('./running-list.tsx')).RunningList);

/** While idle, only to notice work started elsewhere. */
const whileRunningMs = 2_000;
const whileIdleMs = 20_000;

export function RunningNow() {
  const session = useSession();
  const { data } = useQuery({
    ...apiQueries.generations.running.queryOptions(),
    enabled: session.status === 'signed-in',
    refetchInterval: ({ state }) =>
      state.data && state.data.length > 0 ? whileRunningMs : whileIdleMs,
  });
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      <RunningList works={data} />
    </Suspense>
  );
}
