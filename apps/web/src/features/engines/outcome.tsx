import type { EngineJob, EngineTrial } from '@maquette/contract';
import { CircleCheck, CircleX } from 'lucide-react';

/** Trying one of these makes a small picture, for which the provider may charge. */
export const pictureJobs: ReadonlySet<EngineJob> = new Set(['restyle', 'visuals', 'sketch']);

export function Outcome({ outcome }: { outcome: EngineTrial }) {
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
