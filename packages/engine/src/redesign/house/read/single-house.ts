/** Distinguishes a detached house from rows, blocks, streets and close-ups. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

/** Number of windows that detached houses rarely have; fewer where little ground is visible in front. */
const manyWindows = { inGrounds: 22, onStreet: 11 } as const;
/** Share of lawn, drive and plants in the photo of a house on its own grounds. */
const groundsShare = 0.2;
/** Smaller panes, as a share of the photo, are not counted. */
const leastPaneShare = 0.00012;
/** A larger building leaves no surroundings. */
const mostShare = 0.5;

export function doubtAbout(
  { classOf, photo }: Analysis,
  { mask }: HouseOutline,
): 'manyHomes' | 'tooClose' | undefined {
  const { widthPx: w, heightPx: h } = photo;
  const panes = new Uint8Array(w * h);
  let covered = 0;
  let grounds = 0;
  for (let i = 0; i < panes.length; i++) {
    if (classOf[i] === classNumber.ground || classOf[i] === classNumber.vegetation) grounds++;
    if (mask[i] === 0) continue;
    covered++;
    if (classOf[i] === classNumber.window) panes[i] = 1;
  }
  const { size } = connectedComponents(panes, w, h);
  const windows = size.filter((pixels) => pixels > w * h * leastPaneShare).length;
  const isOnStreet = grounds < groundsShare * w * h;
  if (windows >= (isOnStreet ? manyWindows.onStreet : manyWindows.inGrounds)) return 'manyHomes';
  return covered > mostShare * w * h ? 'tooClose' : undefined;
}
