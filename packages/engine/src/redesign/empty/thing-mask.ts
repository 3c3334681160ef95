/** Mask of pixels to remove: things, with a rim for their colour fringes and shadows. */
import type { Analysis } from '../../sense/analysis.ts';
import { roomClass } from '../shell/room-class.ts';
import { behind } from './planes-behind.ts';

/** Rims as shares of the picture's width: around all things, and below them on the floor. */
const rim = { around: 0.009, floor: 0.018 } as const;

/** 1 for a thing or its rim. */
export function thingMask({ classOf, photo }: Analysis, planes: Uint8Array): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const object = roomClass('object');
  const window = roomClass('window');
  const isThing = Uint8Array.from(classOf, (kind) => (kind === object ? 1 : 0));
  const around = grown(isThing, w, h, Math.max(2, Math.round(w * rim.around)));
  const wide = grown(isThing, w, h, Math.max(3, Math.round(w * rim.floor)));
  return around.map((near, at) =>
    classOf[at] === window ? 0 : near || (wide[at] && planes[at] === behind.floor) ? 1 : 0,
  );
}

/** Dilation by a square, rows first, then columns. */
export function grown(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  const out = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) growLine(mask, across, y * width, 1, width, radius);
  for (let x = 0; x < width; x++) growLine(across, out, x, width, height, radius);
  return out;
}

const inverted = (mask: Uint8Array): Uint8Array => mask.map((one) => 1 - one);

/** Opening: removes parts no wider than twice `halfPx`. */
export function thickParts(
  mask: Uint8Array,
  width: number,
  height: number,
  halfPx: number,
): Uint8Array {
  const core = inverted(grown(inverted(mask), width, height, halfPx));
  const around = grown(core, width, height, halfPx + 1);
  return mask.map((one, at) => one * around[at]!);
}

function growLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  stride: number,
  count: number,
  radius: number,
): void {
  let until = -1;
  for (let k = 0; k < Math.min(radius, count); k++)
    if (from[start + k * stride]) until = k + radius;
  for (let k = 0; k < count; k++) {
    const ahead = k + radius;
    if (ahead < count && from[start + ahead * stride]) until = ahead + radius;
    if (k <= until) to[start + k * stride] = 1;
  }
}
