/** Whether paint would end cleanly where the walls meet the ceiling. */
import type { RgbImage } from '../../../image/image.ts';
import { colourAt } from '../floor/clear-border.ts';
import type { Shell } from '../walls/ceiling-lines.ts';

/** Distance on both sides of the end in which the paint has to begin (share of the width). */
const reach = 0.008;
/** Change of the wall's share within it from which the end is sharp, and least share of it that has to be. */
const sharp = { step: 0.7, least: 0.7 } as const;
/** Least difference (CIE 1976) of light on both sides: it is white on white. */
const seenStep = 1.3;
/** Shares between which a pixel is neither, and the most of them among walls and ceiling. */
const neither = { from: 0.2, to: 0.8, most: 0.06 } as const;
/** Sum from which a pixel is one of both. */
const either = 0.8;
/** Shorter ends don't count (share of the width). */
const shortest = 0.06;
const sides = [
  [1, 0],
  [0, 1],
] as const;

/** Without an edge paint fades over the ceiling, or ends in the middle of it. */
export function endsAtCeiling(photo: RgbImage, { wall, ceiling }: Shell): boolean {
  const { widthPx: w, heightPx: h } = photo;
  const far = Math.max(2, Math.round(reach * w));
  const shareAt = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= w || y >= h) return Number.NaN;
    const at = y * w + x;
    const sum = wall[at]! + ceiling[at]!;
    return sum > either ? wall[at]! / sum : Number.NaN;
  };
  let [all, between, end, clear] = [0, 0, 0, 0];
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const here = shareAt(x, y);
      if (Number.isNaN(here)) continue;
      all++;
      if (here > neither.from && here < neither.to) between++;
      for (const [dx, dy] of sides) {
        const next = shareAt(x + dx, y + dy);
        if (Number.isNaN(next) || here >= 0.5 === next >= 0.5) continue;
        const step = Math.abs(
          shareAt(x - far * dx, y - far * dy) - shareAt(x + far * dx, y + far * dy),
        );
        if (Number.isNaN(step)) continue;
        end++;
        if (step > sharp.step && seenAcross(photo, { x, y, dx: far * dx, dy: far * dy })) clear++;
      }
    }
  if (between > neither.most * all) return false;
  return end < shortest * w || clear > sharp.least * end;
}

function seenAcross(
  photo: RgbImage,
  { x, y, dx, dy }: Readonly<Record<'x' | 'y' | 'dx' | 'dy', number>>,
): boolean {
  const { widthPx: w, heightPx: h } = photo;
  if (x - dx < 1 || y - dy < 1 || x + dx > w - 2 || y + dy > h - 2) return false;
  const [one, other] = [colourAt(photo, x - dx, y - dy), colourAt(photo, x + dx, y + dy)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) > seenStep;
}
