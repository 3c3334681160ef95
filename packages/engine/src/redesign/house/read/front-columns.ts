/** Assigns each column of the photo to an upright plane: a building's corner is one vertical line. */
import type { Analysis } from '../../../sense/analysis.ts';
import type { HouseOutline } from './house-outline.ts';

export type FrontId = 'facade-front' | 'facade-side';

export interface FrontColumns {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly id: FrontId;
}

/** Share of all votes that a corner must gain over no corner. */
const cornerShare = 0.06;
/** Narrower faces, as a share of the building's width, are noise. */
const leastFaceShare = 0.06;

/** Votes per column for front and side, weighted down near the horizon, where both look alike. */
function votesOf({ planes, planeOf, photo, camera }: Analysis, { mask }: HouseOutline) {
  const { widthPx: w, heightPx: h } = photo;
  const { rotation: r, principal, focalPx } = camera;
  const front = new Float64Array(w + 1);
  const side = new Float64Array(w + 1);
  for (let x = 0; x < w; x++) {
    const cx = (x - principal.x) / focalPx;
    const horizon = principal.y - (focalPx * (r[1]! * cx + r[7]!)) / r[4]!;
    let [forFront, forSide] = [0, 0];
    for (let y = 0; y < h; y += 2) {
      const i = y * w + x;
      if (mask[i] === 0) continue;
      const id = planes[planeOf[i]!]?.id;
      const weight = Math.abs(horizon - y) / h;
      if (id === 'facade-front') forFront += weight;
      else if (id === 'facade-side') forSide += weight;
    }
    front[x + 1] = front[x]! + forFront;
    side[x + 1] = side[x]! + forSide;
  }
  return { front, side };
}

/** One face, or two that meet in the column with the most votes. */
export function frontColumns(analysis: Analysis, outline: HouseOutline): readonly FrontColumns[] {
  const w = analysis.photo.widthPx;
  const { front, side } = votesOf(analysis, outline);
  const [allFront, allSide] = [front[w]!, side[w]!];
  const from = Math.max(0, Math.floor(outline.left));
  const to = Math.min(w, Math.ceil(outline.right) + 1);
  const least = Math.max(2, Math.round((to - from) * leastFaceShare));
  const sideDistance = analysis.planes.find(({ id }) => id === 'facade-side')?.distance ?? 0;
  // a side left of the camera appears right of its corner, and vice versa
  const isSideFirst = sideDistance > 0;
  let best = Math.max(allFront, allSide) + cornerShare * (allFront + allSide);
  let corner: number | undefined;
  for (let x = from + least; x <= to - least; x++) {
    const agreed = isSideFirst ? side[x]! + allFront - front[x]! : front[x]! + allSide - side[x]!;
    if (agreed <= best) continue;
    best = agreed;
    corner = x;
  }
  if (corner === undefined)
    return [{ from, to, id: allSide > allFront ? 'facade-side' : 'facade-front' }];
  const [first, last]: readonly [FrontId, FrontId] = isSideFirst
    ? ['facade-side', 'facade-front']
    : ['facade-front', 'facade-side'];
  return [
    { from, to: corner, id: first },
    { from: corner, to, id: last },
  ];
}
