/** Surface below a window, as seen: planes that were read wrongly would turn glazed doors into windows. */
import type { Analysis, Quad } from '../../sense/analysis.ts';
import { roomClass } from './room-class.ts';

/** `hidden`: by a thing, or below the picture. */
export type OpeningFoot = 'floor' | 'wall' | 'hidden';

const columns = 24;
/** Corners are left out: there the quad's edge may run over the wall. */
const margin = 0.12;
/** Shares of the opening's height: frayed rows above its foot, and a frame, track or threshold below it. */
const above = 0.04;
const frame = 0.11;
/** Of the columns that show anything, as many show the floor; and as many show anything. */
const leastFloor = 0.6;
const leastShown = 0.35;

type Seen = Pick<Analysis, 'classOf' | 'photo'>;

function footAt({ classOf, photo }: Seen, x: number, foot: number, height: number): OpeningFoot {
  const { widthPx: w, heightPx: h } = photo;
  const last = foot + frame * height;
  if (x < 0 || x >= w || last >= h) return 'hidden';
  for (let y = Math.max(0, Math.round(foot - above * height)); y <= last; y++) {
    const kind = classOf[y * w + x];
    if (kind === roomClass('floor')) return 'floor';
    if (kind === roomClass('object')) return 'hidden';
  }
  return 'wall';
}

export function openingFoot(seen: Seen, [topLeft, topRight, right, left]: Quad): OpeningFoot {
  const counts = { floor: 0, wall: 0, hidden: 0 };
  for (let k = 0; k < columns; k++) {
    const share = margin + ((1 - 2 * margin) * (k + 0.5)) / columns;
    const mix = (one: number, other: number) => one + (other - one) * share;
    const foot = mix(left.y, right.y);
    const height = foot - mix(topLeft.y, topRight.y);
    counts[footAt(seen, Math.floor(mix(left.x, right.x)), foot, height)] += 1;
  }
  const shown = counts.floor + counts.wall;
  if (shown < leastShown * columns) return 'hidden';
  return counts.floor >= leastFloor * shown ? 'floor' : 'wall';
}
