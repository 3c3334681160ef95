/** One engine of a job: name, host and a button to try it. */
import type { EngineInUse, EngineJob } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, PlugZap } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { problemMessage } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Disconnect } from './disconnect.tsx';
import { Outcome, pictureJobs } from './outcome.tsx';

export interface EngineRowProps {
  job: EngineJob;
  engine: EngineInUse;
  place: number;
}

const whereOf = ({ isOwn, address }: EngineInUse) =>
  isOwn || !address ? 'on this machine' : new URL(address).host;

export function EngineRow({ job, engine, place }: EngineRowProps) {
  const trial = useMutation({ mutationFn: () => api.engines.tryOut({ job, id: engine.id }) });
  return (
    <li className="grid gap-3">
      <div className="flex items-center justify-between gap-x-4 gap-y-2 max-sm:flex-wrap">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {engine.label}
            {place > 0 && <Tag>steps in when needed</Tag>}
          </p>
          <p className="text-note text-faint wrap-anywhere">
            {engine.id} · {whereOf(engine)}
          </p>
        </div>
        {engine.isOwn ? (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-note text-soft">
            <CircleCheck size={16} aria-hidden="true" /> Built in
          </span>
        ) : (
          <div className="flex shrink-0 flex-wrap justify-end gap-2">
            <Button
              size="small"
              icon={<PlugZap size={16} />}
              busy={trial.isPending}
              aria-label={`Test it: ${engine.label}`}
              onClick={() => trial.mutate()}
            >
              Test it
            </Button>
            {engine.isConnectedHere && <Disconnect job={job} engine={engine} />}
          </div>
        )}
      </div>
      {!engine.isOwn && pictureJobs.has(job) && trial.isIdle && (
        <p className="text-note text-faint">A test makes one small picture.</p>
      )}
      {trial.error && (
        <ErrorState {...problemMessage(trial.error)} onRetry={() => trial.mutate()} />
      )}
      {trial.data && <Outcome outcome={trial.data} />}
    </li>
  );
}
