/** All that was measured on a picture: printed for people, as text, folded until it is wanted. */
import { printedJson } from './words.ts';

export function PrintedAnalysis({ analysis }: { analysis: Readonly<Record<string, unknown>> }) {
  return (
    <details>
      <summary className="min-h-9 w-fit content-center text-sm text-soft">
        Everything measured
      </summary>
      <pre className="mt-2 max-h-96 overflow-auto rounded-md bg-sunken p-3 text-note">
        {printedJson(analysis)}
      </pre>
    </details>
  );
}
