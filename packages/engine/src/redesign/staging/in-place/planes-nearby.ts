/** Surfaces behind what is taken out, by what is seen beside it: where walls end behind furniture is a guess of the shape. */
import type { RgbImage } from '../../../image/image.ts';
import type { Analysis } from '../../../sense/analysis.ts';
import { behind } from '../../empty/planes-behind.ts';
import { classOfPlane } from '../../empty/seen-surfaces.ts';
import { roomClass } from '../../shell/room-class.ts';

/** Farther from what is seen (share of the width) the shape tells. */
const reachShare = 0.05;

const unseen = 255;

/** Plane that is seen at each pixel, or 255. Walls below their line in the shape are the wall above. */
export function seenPlanes({ classOf, photo }: Analysis, planes: Uint8Array): Uint8Array {
  const w = photo.widthPx;
  const wall = roomClass('wall');
  const out = new Uint8Array(planes.length).fill(unseen);
  const above = new Uint8Array(w).fill(unseen);
  for (let at = 0; at < planes.length; at++) {
    const plane = planes[at]!;
    if (classOfPlane[plane] === wall) above[at % w] = plane;
    const kind = classOf[at]!;
    if (kind === wall) out[at] = classOfPlane[plane] === wall ? plane : above[at % w]!;
    else if (kind === roomClass('floor')) out[at] = behind.floor;
    else if (kind === roomClass('ceiling')) out[at] = behind.ceiling;
  }
  return out;
}

/**
 * @param planes plane of the room behind each pixel, by the shape
 * @param seen plane that is seen at each pixel, or 255
 */
export function planesNearby(
  { widthPx: w, heightPx: h }: Pick<RgbImage, 'widthPx' | 'heightPx'>,
  removed: Uint8Array,
  planes: Uint8Array,
  seen: Uint8Array,
): Uint8Array {
  const out = planes.slice();
  const isTold = new Uint8Array(out.length);
  let rim: number[] = [];
  for (let at = 0; at < out.length; at++) {
    if (removed[at] || seen[at] === unseen) continue;
    out[at] = seen[at]!;
    isTold[at] = 1;
    const x = at % w;
    const isBeside =
      (x > 0 && removed[at - 1]) ||
      (x < w - 1 && removed[at + 1]) ||
      (at >= w && removed[at - w]) ||
      (at < w * (h - 1) && removed[at + w]);
    if (isBeside) rim.push(at);
  }
  const most = Math.max(2, Math.round(reachShare * w));
  for (let step = 0; step < most && rim.length > 0; step++) {
    const next: number[] = [];
    for (const at of rim) {
      const x = at % w;
      for (const by of [x > 0 ? -1 : 0, x < w - 1 ? 1 : 0, -w, w]) {
        const to = at + by;
        if (to < 0 || to >= out.length || isTold[to] || !removed[to]) continue;
        isTold[to] = 1;
        out[to] = out[at]!;
        next.push(to);
      }
    }
    rim = next;
  }
  return out;
}
