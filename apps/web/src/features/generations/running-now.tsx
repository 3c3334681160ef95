/** Running work at the foot of the sidebar; hidden when idle. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { apiQueries } from '../../lib/api.ts';
import { useSession } from '../../lib/session/session.ts';

const RunningList = lazy(async () => ({
  default: (await import('./running-list.tsx')).RunningList,
}));

/** Often while something runs; otherwise only so that work started elsewhere is seen. */
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
