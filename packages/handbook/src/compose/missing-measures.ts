/** Asks for missing measures, then gives the entry's general answer. */
import type { Answer } from './answer-words.ts';

interface Missing {
  readonly calculator: { readonly slug: string };
  readonly needs: string;
  readonly example: string;
}

export function composeMissingMeasures(
  { calculator, needs, example }: Missing,
  meanwhile: Answer | undefined,
): Answer {
  const ask = `Tell me ${needs} (for example “${example}”), and I work it out.`;
  const isKnown = meanwhile !== undefined && meanwhile.kind !== 'unknown';
  return {
    ...(isKnown ? meanwhile : { sources: [], followUps: [] }),
    kind: 'form',
    markdown: isKnown ? `${ask} In general:\n\n${meanwhile.markdown}` : ask,
    calculation: { calculator: calculator.slug, values: {}, result: undefined },
  };
}
