/** Parts of a photo that somebody painted to stay, as kept things. */
import { connectedComponents } from '../../ops/components.ts';
import type { KeptThing } from './kept-things.ts';

export interface PaintedMask {
  readonly widthPx: number;
  readonly heightPx: number;
  /** 0..1, one per pixel: 1 stays. */
  readonly share: Float32Array;
}

export const paintedPart = 'painted part';

/** Smaller parts, as a share of the picture, are dabs. */
const leastShare = 0.0005;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The mask at another size, by the nearest pixel. */
function sizedTo({ share, ...from }: PaintedMask, { widthPx, heightPx }: Size): Float32Array {
  if (from.widthPx === widthPx && from.heightPx === heightPx) return share;
  const to = new Float32Array(widthPx * heightPx);
  for (let y = 0; y < heightPx; y++) {
    const row = Math.floor(((y + 0.5) * from.heightPx) / heightPx) * from.widthPx;
    for (let x = 0; x < widthPx; x++)
      to[y * widthPx + x] = share[row + Math.floor(((x + 0.5) * from.widthPx) / widthPx)]!;
  }
  return to;
}

/** @param size of the picture that the mattes are for */
export function paintedParts(mask: PaintedMask | undefined, size: Size): KeptThing[] {
  if (!mask) return [];
  const { widthPx: w, heightPx: h } = size;
  const share = sizedTo(mask, size);
  const { of, size: sizes } = connectedComponents(
    Uint8Array.from(share, (value) => (value > 0.5 ? 1 : 0)),
    w,
    h,
  );
  const parts = sizes.map(() => ({ x0: w, y0: h, x1: 0, y1: 0, matte: new Float32Array(0) }));
  for (let at = 0; at < of.length; at++) {
    const id = of[at]!;
    if (id < 0 || sizes[id]! < leastShare * w * h) continue;
    const [x, y] = [at % w, Math.floor(at / w)];
    const part = parts[id]!;
    if (part.matte.length === 0) part.matte = new Float32Array(w * h);
    part.matte[at] = 1;
    part.x0 = Math.min(part.x0, x);
    part.y0 = Math.min(part.y0, y);
    part.x1 = Math.max(part.x1, x + 1);
    part.y1 = Math.max(part.y1, y + 1);
  }
  return parts.flatMap(({ x0, y0, x1, y1, matte }) =>
    matte.length === 0
      ? []
      : [
          {
            name: paintedPart,
            box: { x: x0 / w, y: y0 / h, width: (x1 - x0) / w, height: (y1 - y0) / h },
            matte,
          },
        ],
  );
}
