import { type Generation, tools } from '@maquette/contract';
import { Link } from 'react-router';
import { resultPath } from '../../lib/paths.ts';
import { Progress } from '../../ui/progress.tsx';

export function RunningList({ works }: { works: readonly Generation[] }) {
  return (
    <section aria-label="Running now" className="grid gap-3 border-t border-line p-4">
      <h2 className="text-note text-faint">Running now</h2>
      <ul className="grid gap-3">
        {works.map((work) => (
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
