/** Dark contact lines where things stand on the floor, finer than the sampled light. */
import type { RenderedLight } from '../../../visuals/index.ts';

/** Length of the fade, and the share of light lost at the contact. */
const contact = { metres: 0.09, share: 0.6 } as const;
/** Thin legs cover no pixel fully: they end where the next pixel is covered much less. */
const leg = { least: 0.3, ofLeg: 0.5 } as const;
/** Things farther apart, in metres and as a share of their distance, don't touch. */
const apart = { metres: 0.03, share: 0.012 } as const;
const mostPx = 24;
/** Ratio of the line's height to its width: the floor is foreshortened. */
const flat = 0.5;

interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  readonly isFloor: (at: number) => boolean;
  /** Whether a pixel shows a rug, which is a thing but carries others. */
  readonly isRug: (at: number) => boolean;
  /** Whether most of a pixel shows a thing, a rug or another. */
  readonly isThing: (at: number) => boolean;
}

/** In place: darkens the floor's shade, and the rugs. */
export function addContactLines(
  factors: Float32Array,
  { coverage, depth, cutOut }: Pick<RenderedLight, 'coverage' | 'depth' | 'cutOut'>,
  { widthPx: w, heightPx: h, focalPx, isFloor, isRug, isThing }: Picture,
): void {
  const dark = new Float32Array(w * h);
  // a rug lies: a line around it looks like a black rim, and one where its edge covers a part of a pixel like dirt
  const isRugEdge = (at: number) =>
    isRug(at) ||
    (!isThing(at) && (isRug(at - 1) || isRug(at + 1) || isRug(at - w) || isRug(at + w)));
  const standsOn = (at: number, below: number) =>
    !isRugEdge(at) &&
    (isRug(below) || (coverage[below]! < leg.ofLeg * coverage[at]! && isFloor(below)));
  for (let at = 0; at < (h - 1) * w; at++) {
    const below = at + w;
    if (coverage[at]! < leg.least || !standsOn(at, below)) continue;
    if (Math.abs(depth[at]! - depth[below]!) > apart.metres + apart.share * depth[at]!) continue;
    darken(dark, w, h, at, Math.min(mostPx, (focalPx * contact.metres) / depth[at]!));
  }
  for (let at = 0; at < dark.length; at++) {
    if (!(dark[at]! > 0)) continue;
    const left = 1 - contact.share * dark[at]!;
    if (isRug(at)) for (let c = 0; c < 3; c++) cutOut[at * 3 + c]! *= left;
    else if (isFloor(at)) for (let c = 0; c < 3; c++) factors[at * 3 + c]! *= left;
  }
}

/** Draws the line around one contact; the darkest value wins. */
function darken(dark: Float32Array, w: number, h: number, at: number, reachPx: number): void {
  const across = Math.max(1.5, reachPx);
  const down = Math.max(1.5, reachPx * flat);
  const [x, y] = [at % w, Math.floor(at / w)];
  for (let v = Math.max(0, Math.ceil(y - down)); v <= Math.min(h - 1, y + down); v++)
    for (let u = Math.max(0, Math.ceil(x - across)); u <= Math.min(w - 1, x + across); u++) {
      const away = Math.hypot((u - x) / across, (v - y) / down);
      const level = away < 1 ? (1 - away) ** 2 : 0;
      if (level > dark[v * w + u]!) dark[v * w + u] = level;
    }
}
