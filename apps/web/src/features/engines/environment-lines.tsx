/** The environment variables for the same engine, ready to copy. */
import { CopyButton } from '../../studio/copy-button.tsx';

export interface EnvironmentLinesProps {
  /** Name of the variable for this job's engine. */
  variable: string;
  lines: readonly string[];
}

export function EnvironmentLines({ variable, lines }: EnvironmentLinesProps) {
  const text = lines.join('\n');
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 rounded-md bg-sunken p-4 sm:grid-cols-[1fr_auto] sm:items-start">
        <pre className="min-w-0 font-mono text-sm leading-7 whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
        <CopyButton text={text} />
      </div>
      <p className="text-note text-faint">
        Put these lines into the environment and start the server again. Several engines behind
        commas in {variable} step in for each other; a builtin: one at the end always answers.
      </p>
    </div>
  );
}
