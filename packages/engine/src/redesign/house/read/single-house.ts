/** Tells one house that stands by itself from rows, blocks, streets and photos taken too near. */
import { connectedComponents } from '../../../ops/components.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { classNumber, type HouseOutline } from './house-outline.ts';

/** Windows that single houses hardly have; where little ground is seen before them, fewer are many. */
const manyWindows = { inGrounds: 22, onStreet: 11 } as const;
/** Share of lawn, drive and plants in the photo of a house that stands in its grounds. */
const groundsShare = 0.2;
/** Smaller panes, as a share of the photo, are not counted. */
const leastPaneShare = 0.00012;
/** A building that takes more of the photo leaves nothing to stand in. */
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
