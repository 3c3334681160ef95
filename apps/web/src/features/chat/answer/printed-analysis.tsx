/** All measurements of a picture as formatted text, collapsible. */
import { printedJson } from '../words.ts';

export function PrintedAnalysis({ analysis }: { analysis: Readonly<Record<string, unknown>> }) {
  return (
    <details open className="min-w-0">
      <summary className="min-h-9 w-fit content-center text-sm text-soft">
        Everything measured
      </summary>
      <pre
        className="mt-1 max-h-72 overflow-auto rounded-md bg-sunken p-3 text-note"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
      >
        {printedJson(analysis)}
      </pre>
    </details>
  );
}
