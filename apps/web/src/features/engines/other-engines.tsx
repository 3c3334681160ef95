/** How to set another engine: connect it here, or by environment variables, which take precedence. */
import type { EngineOverview } from '@maquette/contract';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import { ConnectForm } from './connect-form.tsx';
import { EnvironmentLines } from './environment-lines.tsx';

export type OtherEnginesProps = Pick<
  EngineOverview['jobs'][number],
  'job' | 'variable' | 'choices' | 'isOfEnvironment'
>;

export function OtherEngines({ job, variable, choices, isOfEnvironment }: OtherEnginesProps) {
  const [provider, setProvider] = useState(choices[0]?.provider ?? '');
  const choice = choices.find((one) => one.provider === provider);
  if (!choice) return null;
  const lines = <EnvironmentLines variable={variable} lines={choice.lines} />;
  return (
    <Disclosure summary="Give this job to another engine">
      <div className="mt-2 grid max-w-2xl gap-4 rounded-lg border border-line bg-raised p-4">
        {isOfEnvironment && (
          <p className="text-soft">
            {variable} is set in the environment, which wins over what is connected on this page.
          </p>
        )}
        <Select
          label="Engine"
          className="max-w-72"
          options={choices.map((one) => ({ label: one.maker, value: one.provider }))}
          value={provider}
          onValueChange={setProvider}
        />
        {choice.advice && <p className="text-soft">{choice.advice}</p>}
        {isOfEnvironment ? (
          lines
        ) : (
          <>
            <ConnectForm key={provider} job={job} choice={choice} />
            <Disclosure summary="Or by the environment">
              <div className="mt-2">{lines}</div>
            </Disclosure>
          </>
        )}
      </div>
    </Disclosure>
  );
}

function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-sm text-note text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className={`transition-transform ${isOpen ? 'rotate-90' : ''}`}
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}
