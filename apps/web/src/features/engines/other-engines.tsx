/** How another engine is given a job: lines for the environment, ready to be copied. */
import { ChevronRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../studio/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface Choice {
  readonly maker: string;
  readonly advice: string;
  readonly lines: readonly string[];
}

export interface OtherEnginesProps {
  /** The variable that names the engines of this job. */
  variable: string;
  choices: readonly Choice[];
}

export function OtherEngines({ variable, choices }: OtherEnginesProps) {
  const [maker, setMaker] = useState(choices[0]?.maker ?? '');
  const choice = choices.find((one) => one.maker === maker);
  const text = choice?.lines.join('\n') ?? '';
  const { copied, copy } = useCopy(text);
  if (!choice) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1.5 rounded-sm text-note text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden="true"
          className="transition-transform group-open:rotate-90"
        />
        Give this job to another engine
      </summary>
      <div className="mt-2 grid max-w-2xl gap-4 rounded-lg border border-line bg-raised p-4">
        <Select
          label="Engine"
          className="max-w-72"
          options={choices.map((one) => ({ label: one.maker, value: one.maker }))}
          value={maker}
          onValueChange={setMaker}
        />
        {choice.advice && <p className="text-soft">{choice.advice}</p>}
        <div className="grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-[1fr_auto] sm:items-start">
          <pre className="min-w-0 font-mono text-sm leading-7 whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
          <Button
            size="small"
            className="justify-self-start"
            icon={<Copy size={15} />}
            onClick={() => void copy()}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
        <p className="text-note text-faint">
          Put these lines into the environment and start the server again. Several engines behind
          commas in {variable} step in for each other; a builtin: one at the end always answers.
        </p>
      </div>
    </details>
  );
}
