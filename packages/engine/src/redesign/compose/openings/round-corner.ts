/** Doubtful glass without an opening of its own that runs on around a corner: leaves before a wall, or a reflection. */
import type { Analysis, OpeningKind } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { roomClass } from '../../shell/room-class.ts';

/** Distance from the corner within which it is looked for, as a share of the width: masks are smoothed by less. */
const reachShare = 0.008;
/** Glass that does so in more of its rows belongs to the other wall's window. */
const leastRows = 0.4;
/** A pane of a corner window is surer glass, on the mean. */
const leastCertainty = 0.7;

interface Glass {
  readonly kind: OpeningKind;
  readonly plane: number;
  readonly own: Uint8Array;
}

export function runsRoundCorner(
  { classOf, certainty, photo }: Pick<Analysis, 'classOf' | 'certainty' | 'photo'>,
  planes: Uint8Array,
  { kind, plane, own }: Glass,
): boolean {
  const { widthPx: w, heightPx: h } = photo;
  const reach = Math.max(2, Math.round(w * reachShare));
  const glass = roomClass(kind);
  const goesOn = (at: number) =>
    planes[at] !== plane && planes[at]! >= behind.left && classOf[at] === glass;
  let [rows, round, size, sure] = [0, 0, 0, 0];
  for (let y = 0; y < h; y++) {
    let [isGlass, isRound] = [false, false];
    for (let x = 0; x < w; x++) {
      const at = y * w + x;
      if (!own[at]) continue;
      isGlass = true;
      size++;
      sure += certainty.data[at]!;
      isRound ||= (x >= reach && goesOn(at - reach)) || (x < w - reach && goesOn(at + reach));
    }
    if (isGlass) rows++;
    if (isRound) round++;
  }
  return round > leastRows * rows && sure < leastCertainty * size;
}
