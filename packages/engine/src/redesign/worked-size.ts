/** Working resolution of a room. */
import { enlargeAnalysis } from '../restyle/enlarge-analysis.ts';
import { scaleAnalysis } from '../restyle/scale-analysis.ts';
import type { Analysis } from '../sense/analysis.ts';
import type { RedesignRequest } from './request.ts';

/** Greater enlargement would blur the kept parts of the photo. */
const mostEnlarged = 2;

/** Width of the picture made from a photo. */
export function workedWidthPx(
  { widthPx, heightPx }: Analysis['photo'],
  request: Pick<RedesignRequest, 'widthPx' | 'enlargedToPx'>,
): number {
  if (request.widthPx !== undefined) return Math.min(widthPx, request.widthPx);
  const times = (request.enlargedToPx ?? 0) / Math.max(widthPx, heightPx);
  return Math.round(widthPx * Math.min(mostEnlarged, Math.max(1, times)));
}

/** The analysis at that width. */
export const analysisOf = (given: Analysis, widthPx: number): Analysis =>
  widthPx > given.photo.widthPx ? enlargeAnalysis(given, widthPx) : scaleAnalysis(given, widthPx);
