/** Windows whose view is mostly behind things are hung with thin cloth: a view that is made up looks smeared. */
import type { Analysis, Opening, WindowDressing } from '../../../sense/analysis.ts';
import { fillRows } from '../../compose/convex-outline.ts';
import { leastConfidence } from '../photo-shell.ts';
import { roomClass } from '../room-class.ts';

/** More of the glass than this behind things, and cloth is hung before it; sooner where people bathe. */
const mostHidden = { usual: 0.28, bathroom: 0.18 } as const;
/** In a kitchen cloth over the sink would be in the way. */
const withViews: readonly string[] = ['Kitchen'];
const bathrooms: readonly string[] = ['Bathroom', 'Poweder Room'];

/** Rows and columns of a window that new cloth will cover anyway. */
function underCloth({ corners }: Opening, dressing: WindowDressing | undefined) {
  if (!dressing) return () => false;
  const ys = dressing.corners.map(({ y }) => y);
  const [top, foot] = [Math.min(...ys), Math.max(...ys)];
  const blindEnd = top + dressing.drop * (foot - top);
  const xs = corners.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const along = (share: number) => left + share * (right - left);
  return (x: number, y: number) =>
    y < blindEnd || dressing.between.some(([from, to]) => x >= along(from) && x <= along(to));
}

/** Pixels of glass in an opening, and the share of them that is hidden by things. */
function seenThrough({ classOf, photo }: Analysis, opening: Opening) {
  const { widthPx: w, heightPx: h } = photo;
  const [window, object] = [roomClass('window'), roomClass('object')];
  const isUnderCloth = underCloth(opening, opening.dressing);
  const glass: number[] = [];
  let hidden = 0;
  let all = 0;
  fillRows(opening.corners, w, h, (y, from, to) => {
    for (let x = from; x <= to; x++) {
      const at = y * w + x;
      if (classOf[at] === window) glass.push(at);
      if (isUnderCloth(x, y)) continue;
      all++;
      if (classOf[at] === object) hidden++;
    }
  });
  return { glass, hidden: all > 0 ? hidden / all : 0 };
}

export function withoutHiddenViews(analysis: Analysis, roomType: string): Analysis {
  if (withViews.includes(roomType)) return analysis;
  const most = bathrooms.includes(roomType) ? mostHidden.bathroom : mostHidden.usual;
  const classOf = analysis.classOf.slice();
  let isChanged = false;
  const openings = analysis.openings.map((opening) => {
    const { kind, confidence, dressing, corners } = opening;
    if (kind !== 'window' || confidence < leastConfidence || dressing?.isClosed) return opening;
    const { glass, hidden } = seenThrough(analysis, opening);
    if (hidden <= most) return opening;
    isChanged = true;
    for (const at of glass) classOf[at] = roomClass('object');
    const around = dressing?.corners ?? corners;
    return { ...opening, dressing: { corners: around, drop: 1, between: [], isClosed: true } };
  });
  return isChanged ? { ...analysis, classOf, openings } : analysis;
}
