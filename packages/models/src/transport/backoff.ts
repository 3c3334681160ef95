import type { TransportLimits } from './transport-limits.ts';

/**
 * Wait before a further try, the first is 1; doubled each time up to the longest. Full jitter: many that were
 * refused together do not come back together. @param random 0..1
 */
export const backoffMs = (
  attempt: number,
  { firstWaitMs, longestWaitMs }: Pick<TransportLimits, 'firstWaitMs' | 'longestWaitMs'>,
  random: number,
): number => random * Math.min(firstWaitMs * 2 ** (attempt - 1), longestWaitMs);
