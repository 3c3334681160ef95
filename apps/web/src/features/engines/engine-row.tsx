/** One engine of a job: its name, where it lives, and a trial that tells the truth. */
import type { EngineInUse, EngineJob, EngineTrial } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX, PlugZap } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { toldOf } from '../../lib/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { ErrorState } from '../../ui/states.tsx';

export interface EngineRowProps {
  job: EngineJob;
  engine: EngineInUse;
  place: number;
}

/** A trial of these makes one small picture, which its maker may charge for. */
const pictureJobs: ReadonlySet<EngineJob> = new Set(['restyle', 'visuals', 'sketch']);

const whereOf = ({ isOwn, address }: EngineInUse) =>
  isOwn || !address ? 'on this machine' : new URL(address).host;

export function EngineRow({ job, engine, place }: EngineRowProps) {
  const trial = useMutation({ mutationFn: () => api.engines.tryOut({ job, id: engine.id }) });
  return (
    <li className="grid gap-3">
      <div className="flex items-center justify-between gap-x-4">
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
          <Button
            size="small"
            icon={<PlugZap size={16} />}
            busy={trial.isPending}
            aria-label={`Test it: ${engine.label}`}
            onClick={() => trial.mutate()}
          >
            Test it
          </Button>
        )}
      </div>
      {!engine.isOwn && pictureJobs.has(job) && trial.isIdle && (
        <p className="text-note text-faint">A test makes one small picture.</p>
      )}
      {trial.error && <ErrorState {...toldOf(trial.error)} onRetry={() => trial.mutate()} />}
      {trial.data && <Outcome outcome={trial.data} />}
    </li>
  );
}

function Outcome({ outcome }: { outcome: EngineTrial }) {
  const { ok, sentence, words, remedy, sample, picture } = outcome;
  const Mark = ok ? CircleCheck : CircleX;
  return (
    <div
      role={ok ? 'status' : 'alert'}
      className={
        ok
          ? 'grid gap-2 rounded-md bg-accent-wash px-4 py-3'
          : 'grid gap-2 rounded-md border border-danger/40 bg-danger-wash px-4 py-3'
      }
    >
      <p className={`flex gap-2 font-medium ${ok ? 'text-accent-strong' : 'text-danger'}`}>
        <Mark size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
        {sentence}
      </p>
      {words && <p className="text-note text-soft wrap-anywhere">It said: “{words}”</p>}
      {remedy && <p className="text-soft">{remedy}</p>}
      {sample && <p className="text-soft wrap-anywhere">“{sample}”</p>}
      {picture && <img src={picture} alt="What the engine made" className="max-w-48 rounded-md" />}
    </div>
  );
}
