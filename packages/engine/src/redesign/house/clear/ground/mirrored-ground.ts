/** Fills narrow strips of uncovered ground by mirroring what is right in front: a drive continues as a drive. */
import type { RgbImage } from '../../../../image/image.ts';
import { hashLattice } from '../../../../random/random.ts';
import { layers } from '../layers.ts';

/** As a share of the photo's height; the mirroring would show in higher strips. */
const mostShare = 0.07;
/**
 * Mirrored at the lowest edge within this share of the width: at the round edge of a shrub that went, stripes of the ground would
 * become arcs.
 */
const evenShare = 0.06;

/** Narrower holes, such as those of posts, are mirrored from their sides; a share of the width. */
const narrowShare = 0.03;

/** Pixel that is mirrored at the nearer side of a narrow hole in a row; undefined in wider ones. */
function fromSide(holes: Uint8Array, i: number, w: number, seed: number): number | undefined {
  const [x, row] = [i % w, i - (i % w)];
  const most = Math.round(narrowShare * w);
  let [left, right] = [x, x];
  while (left >= 0 && x - left <= most && holes[row + left] === layers.ground) left--;
  while (right < w && right - x <= most && holes[row + right] === layers.ground) right++;
  if (left < 0 || right >= w || right - left - 1 > most) return undefined;
  // the seam wanders from row to row
  const part = (x - left) / (right - left) + 0.5 * (hashLattice(x, i, seed) - 0.5);
  const to = part < 0.5 ? 2 * left - x : 2 * right - x;
  return to >= 0 && to < w ? row + to : undefined;
}

/** Row below each pixel's hole; 0 outside. */
function lowerEdges(holes: Uint8Array, w: number, h: number): Int32Array {
  const edges = new Int32Array(w * h);
  for (let x = 0; x < w; x++) {
    let end = h;
    for (let y = h - 1; y >= 0; y--) {
      const i = y * w + x;
      if (holes[i] === layers.ground) edges[i] = end;
      else end = y;
    }
  }
  return edges;
}

/** The lowest of them along the row of a hole, as far as `reach`. */
function evenEdge(edges: Int32Array, i: number, w: number, reach: number): number {
  let lowest = edges[i]!;
  const x = i % w;
  for (const step of [-1, 1])
    for (
      let k = 1, j = i + step;
      k <= reach && x + k * step >= 0 && x + k * step < w;
      k++, j += step
    ) {
      if (edges[j] === 0) break;
      if (edges[j]! > lowest) lowest = edges[j]!;
    }
  return lowest;
}

/** Fills them in `data`; returns 1 where there is no ground below. */
export function mirrorGround(
  data: Float32Array,
  photo: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
  seed: number,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const rest = new Uint8Array(w * h);
  const most = Math.round(mostShare * h);
  const edges = lowerEdges(holes, w, h);
  const reach = Math.round(evenShare * w);
  for (let i = 0; i < edges.length; i++) {
    if (edges[i] === 0) continue;
    const [x, y] = [i % w, (i / w) | 0];
    const beside = fromSide(holes, i, w, seed);
    if (beside !== undefined && sources[beside] === layers.ground) {
      for (let c = 0; c < 3; c++) data[i * 3 + c] = photo.data[beside * 3 + c]!;
      continue;
    }
    const end = evenEdge(edges, i, w, reach);
    const aside = Math.round((hashLattice(x, y, seed) - 0.5) * 3);
    const column = Math.max(0, Math.min(w - 1, x + aside));
    const from = (2 * end - y) * w + column;
    const isGround = end - y <= most && 2 * end - y < h && sources[from] === layers.ground;
    if (!isGround) {
      rest[i] = 1;
      continue;
    }
    for (let c = 0; c < 3; c++) data[i * 3 + c] = photo.data[from * 3 + c]!;
  }
  return rest;
}
