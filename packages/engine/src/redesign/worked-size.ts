/** In how many pixels a room is drawn. */
import { enlargeAnalysis } from '../restyle/enlarge-analysis.ts';
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';

/** Things that are drawn into a photo are finer than the pixels of a small one: it is enlarged, so many times at most. */
const enlarged = { longSidePx: 1024, times: 3 } as const;

/** Width of the picture that is made of a photo. @param askedPx of a smaller one */
export function workedWidthPx(
  { widthPx, heightPx }: Analysis['photo'],
  askedPx: number | undefined,
): number {
  if (askedPx !== undefined) return Math.min(widthPx, askedPx);
  const times = enlarged.longSidePx / Math.max(widthPx, heightPx);
  return Math.round(widthPx * Math.min(enlarged.times, Math.max(1, times)));
}

/** The analysis of the picture that is drawn. */
export const analysisOf = (given: Analysis, widthPx: number): Analysis =>
  widthPx > given.photo.widthPx ? enlargeAnalysis(given, widthPx) : scaleAnalysis(given, widthPx);
