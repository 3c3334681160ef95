/** Cost of an answer where its provider states it; never estimated from price lists. */
import type { JSONValue, SharedV4ProviderMetadata } from '@ai-sdk/provider';
import { z } from 'zod';

/** Some servers put the price of an answer, in dollars, beside the tokens it took. */
const answerWithCost = z.object({ usage: z.object({ cost: z.number().nonnegative() }) });

const metadataKey = 'maquette';

function costOf(answer: unknown): SharedV4ProviderMetadata | undefined {
  const found = answerWithCost.safeParse(answer);
  return found.success ? { [metadataKey]: { costUsd: found.data.usage.cost } } : undefined;
}

/** Reads the price off whole answers and off the parts of a stream. */
export const costExtractor = {
  extractMetadata: async ({ parsedBody }: { readonly parsedBody: unknown }) => costOf(parsedBody),
  createStreamExtractor: () => {
    let last: SharedV4ProviderMetadata | undefined;
    return {
      processChunk: (chunk: unknown) => {
        last = costOf(chunk) ?? last;
      },
      buildMetadata: () => last,
    };
  },
};

/** Total cost of all steps; undefined if none was stated. */
export function statedCostUsd(
  steps: readonly (
    | Readonly<Record<string, Readonly<Record<string, JSONValue | undefined>>>>
    | undefined
  )[],
): number | undefined {
  const costs = steps.flatMap((metadata) => {
    const cost = metadata?.[metadataKey]?.costUsd;
    return typeof cost === 'number' ? [cost] : [];
  });
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
}
