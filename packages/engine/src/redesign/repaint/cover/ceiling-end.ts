/** Whether paint would end cleanly where the walls meet the ceiling. */
import type { RgbImage } from '../../../image/image.ts';
import { colourAt } from '../floor/clear-border.ts';
import type { Shell } from '../walls/ceiling-lines.ts';

/** Distance on both sides of the end in which the paint has to begin (share of the width). */
const reach = 0.008;
/** Change of the wall's share within it from which the end is sharp, and least share of it that has to be. */
const sharp = { step: 0.7, least: 0.7 } as const;
/** Least mean difference (CIE 1976) of lightness across a stretch of it: it is white on white, and plaster is rough. */
const seenStep = 1.5;
/** Stretches across the picture. */
const stretches = 24;
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
  let [all, between] = [0, 0];
  const found = new Map<number, Stretch>();
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const here = shareAt(x, y);
      if (Number.isNaN(here)) continue;
      all++;
      if (here > neither.from && here < neither.to) between++;
      for (const [dx, dy] of sides) {
        const next = shareAt(x + dx, y + dy);
        if (Number.isNaN(next) || here >= 0.5 === next >= 0.5) continue;
        const step = shareAt(x - far * dx, y - far * dy) - shareAt(x + far * dx, y + far * dy);
        const light = lightAcross(photo, { x, y, dx: far * dx, dy: far * dy });
        if (Number.isNaN(step) || light === undefined) continue;
        const key = 4 * Math.floor((stretches * x) / w) + 2 * dx + (step > 0 ? 1 : 0);
        const stretch = found.get(key) ?? { length: 0, sharp: 0, light: 0 };
        found.set(key, stretch);
        stretch.length += 1;
        stretch.light += light;
        if (Math.abs(step) > sharp.step) stretch.sharp += 1;
      }
    }
  if (between > neither.most * all) return false;
  let [end, clear] = [0, 0];
  for (const { length, sharp: isSharp, light } of found.values()) {
    end += length;
    if (Math.abs(light) > seenStep * length) clear += isSharp;
  }
  return end < shortest * w || clear > sharp.least * end;
}

/** Part of the end: pixels, those in which it is sharp, and the sum of differences of lightness. */
interface Stretch {
  length: number;
  sharp: number;
  light: number;
}

/** Undefined at the frame. */
function lightAcross(
  photo: RgbImage,
  { x, y, dx, dy }: Readonly<Record<'x' | 'y' | 'dx' | 'dy', number>>,
): number | undefined {
  const { widthPx: w, heightPx: h } = photo;
  if (x - dx < 1 || y - dy < 1 || x + dx > w - 2 || y + dy > h - 2) return undefined;
  return colourAt(photo, x - dx, y - dy)[0] - colourAt(photo, x + dx, y + dy)[0];
}
