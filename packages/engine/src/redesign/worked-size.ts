/** In how many pixels a room is drawn. */
import { enlargeAnalysis } from '../restyle/enlarge-analysis.ts';
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { RedesignRequest } from './request.ts';

/** Enlarged more than this, what is kept of a photo would be a blur. */
const mostEnlarged = 2;

/** Width of the picture that is made of a photo. */
export function workedWidthPx(
  { widthPx, heightPx }: Analysis['photo'],
  asked: Pick<RedesignRequest, 'widthPx' | 'enlargedToPx'>,
): number {
  if (asked.widthPx !== undefined) return Math.min(widthPx, asked.widthPx);
  const times = (asked.enlargedToPx ?? 0) / Math.max(widthPx, heightPx);
  return Math.round(widthPx * Math.min(mostEnlarged, Math.max(1, times)));
}

/** The analysis of the picture that is drawn. */
export const analysisOf = (given: Analysis, widthPx: number): Analysis =>
  widthPx > given.photo.widthPx ? enlargeAnalysis(given, widthPx) : scaleAnalysis(given, widthPx);
