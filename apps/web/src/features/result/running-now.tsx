/** What is being made right now, at the foot of the sidebar. Nothing runs: nothing is shown. */
import { type Generation, tools } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiQueries } from '../../lib/api.ts';
import { resultPath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Progress } from '../../ui/progress.tsx';

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
    <section aria-label="Running now" className="grid gap-3 border-t border-line p-4">
      <h2 className="text-note text-faint">Running now</h2>
      <ul className="grid gap-3">
        {data.map((work) => (
          <li key={work.id}>
            <RunningRow work={work} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunningRow({ work }: { work: Generation }) {
  const name = work.title || tools[work.tool].label;
  const waiting = work.status === 'queued';
  return (
    <Link to={resultPath(work.id)} className="block rounded-sm">
      <Progress
        label={name}
        percent={waiting ? null : work.progress.percent}
        detail={waiting ? `${name} · waiting` : name}
      />
    </Link>
  );
}
