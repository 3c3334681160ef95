/**
 * PatchMatch inpainting: a field of nearest patches of the same layer, propagated between neighbours, then
 * copied at full size.
 */
import type { RgbImage } from '../../../image/image.ts';
import { createRandom, type Random } from '../../../random/random.ts';
import { layers } from './layers.ts';
import { pullPush } from './pull-push.ts';

const smallSidePx = 260;
const radius = 3;
const rounds = 4;
/** With fewer sources the fill would repeat visibly. */
const leastSources = 120;

interface Small {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly colours: Float32Array;
  readonly holes: Uint8Array;
  readonly sources: Uint8Array;
}

/** Downscaled copy; a pixel is a hole if any part of it is, and a source only if all of it is. */
function reduce(photo: RgbImage, holes: Uint8Array, sources: Uint8Array): Small {
  const scale = Math.max(1, Math.max(photo.widthPx, photo.heightPx) / smallSidePx);
  const [w, h] = [Math.floor(photo.widthPx / scale), Math.floor(photo.heightPx / scale)];
  const small: Small = {
    w,
    h,
    scale,
    colours: new Float32Array(w * h * 3),
    holes: new Uint8Array(w * h),
    sources: new Uint8Array(w * h),
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const [x0, x1] = [Math.floor(x * scale), Math.floor((x + 1) * scale)];
      const [y0, y1] = [Math.floor(y * scale), Math.floor((y + 1) * scale)];
      let source: number | undefined;
      let count = 0;
      for (let v = y0; v < y1; v++)
        for (let u = x0; u < x1; u++) {
          const j = v * photo.widthPx + u;
          if (holes[j]! > small.holes[i]!) small.holes[i] = holes[j]!;
          source = source === undefined || source === sources[j] ? sources[j]! : layers.none;
          for (let c = 0; c < 3; c++) small.colours[i * 3 + c]! += photo.data[j * 3 + c]!;
          count++;
        }
      for (let c = 0; c < 3; c++) small.colours[i * 3 + c]! /= Math.max(1, count);
      small.sources[i] = small.holes[i] === 0 ? (source ?? layers.none) : layers.none;
    }
  return small;
}

function distance({ w, h, colours }: Small, a: number, c: number, most: number): number {
  const [ax, ay] = [a % w, (a / w) | 0];
  const [cx, cy] = [c % w, (c / w) | 0];
  let sum = 0;
  for (let dy = -radius; dy <= radius; dy++) {
    const [v, q] = [ay + dy, cy + dy];
    if (v < 0 || v >= h || q < 0 || q >= h) continue;
    for (let dx = -radius; dx <= radius; dx++) {
      const [u, p] = [ax + dx, cx + dx];
      if (u < 0 || u >= w || p < 0 || p >= w) continue;
      const [i, j] = [(v * w + u) * 3, (q * w + p) * 3];
      const [r, g, b] = [
        colours[i]! - colours[j]!,
        colours[i + 1]! - colours[j + 1]!,
        colours[i + 2]! - colours[j + 2]!,
      ];
      sum += r * r + g * g + b * b;
    }
    if (sum > most) return sum;
  }
  return sum;
}

/** Source pixel for each pixel of a layer's hole. */
function search(small: Small, layer: number, places: Int32Array, random: Random): void {
  const { w, sources, holes, colours } = small;
  const hole: number[] = [];
  const open: number[] = [];
  for (let i = 0; i < holes.length; i++) {
    if (holes[i] === layer) hole.push(i);
    if (sources[i] === layer) open.push(i);
  }
  if (hole.length === 0 || open.length < leastSources) return;
  const cost = new Float32Array(holes.length).fill(Infinity);
  const rows = new Map<number, number[]>();
  for (const i of open) {
    const row = (i / w) | 0;
    const list = rows.get(row) ?? [];
    rows.set(row, list);
    list.push(i);
  }
  const nearRow = (row: number) => {
    for (let off = 0; off < small.h; off++) {
      const way = random.chance(0.5) ? off : -off;
      const list = rows.get(row + way) ?? rows.get(row - way);
      if (list) return list;
    }
    return open;
  };
  for (const i of hole) places[i] = random.pick(nearRow((i / w) | 0));
  for (let round = 0; round < rounds; round++) {
    const isForward = round % 2 === 0;
    for (const i of hole) cost[i] = distance(small, i, places[i]!, Infinity);
    for (let pass = 0; pass < 2; pass++)
      for (let k = 0; k < hole.length; k++) {
        const i = hole[isForward ? k : hole.length - 1 - k]!;
        const attempt = (from: number) => {
          if (from < 0 || sources[from] !== layer) return;
          const d = distance(small, i, from, cost[i]!);
          if (d < cost[i]!) {
            cost[i] = d;
            places[i] = from;
          }
        };
        const step = isForward ? -1 : 1;
        for (const side of [step, step * w])
          if (holes[i + side] === layer) attempt(places[i + side]! - side);
        for (let reach = w / 2; reach > 1; reach /= 2.5) {
          const at = places[i]!;
          const x = Math.round((at % w) + random.between(-reach, reach));
          const y = Math.round(((at / w) | 0) + random.between(-reach, reach) * 0.5);
          if (x >= 0 && x < w && y >= 0 && y < small.h) attempt(y * w + x);
        }
      }
    for (const i of hole)
      for (let c = 0; c < 3; c++) colours[i * 3 + c] = colours[places[i]! * 3 + c]!;
  }
}

/** Initialises unknown pixels with smooth colours, so that the first patches already match. */
function spreadInto(small: Small, layer: number): void {
  const { w, h, colours, holes, sources } = small;
  const weight = new Float32Array(w * h);
  let known = 0;
  for (let i = 0; i < weight.length; i++)
    if (sources[i] === layer) {
      weight[i] = 1;
      known++;
    }
  if (known === 0) for (let i = 0; i < weight.length; i++) weight[i] = holes[i] === 0 ? 1 : 0;
  const data = Float32Array.from(colours);
  pullPush(data, weight, w, h);
  for (let i = 0; i < weight.length; i++)
    if (holes[i] === layer) for (let c = 0; c < 3; c++) colours[i * 3 + c] = data[i * 3 + c]!;
}

/** Fills background and ground in `data`; the sky must be filled already. */
export function patchFill(
  data: Float32Array,
  photo: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
  seed: number,
): void {
  const small = reduce(photo, holes, sources);
  const random = createRandom(seed).fork('patches');
  const places = new Int32Array(small.w * small.h).fill(-1);
  for (const layer of [layers.behind, layers.ground]) {
    spreadInto(small, layer);
    search(small, layer, places, random);
  }
  copyOut(data, photo, holes, small, places);
}

/** Blends the offsets of the four nearest coarse pixels, for soft seams. */
function copyOut(
  data: Float32Array,
  photo: RgbImage,
  holes: Uint8Array,
  small: Small,
  places: Int32Array,
): void {
  const { widthPx: width, heightPx: height } = photo;
  const { w, h, scale, colours } = small;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (holes[i]! < layers.behind) continue;
      const [sx, sy] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      let total = 0;
      const sum: [number, number, number] = [0, 0, 0];
      for (let dy = 0; dy <= 1; dy++)
        for (let dx = 0; dx <= 1; dx++) {
          const [u, v] = [
            Math.min(w - 1, Math.max(0, x0 + dx)),
            Math.min(h - 1, Math.max(0, y0 + dy)),
          ];
          const at = v * w + u;
          const weight = (dx ? sx - x0 : 1 - sx + x0) * (dy ? sy - y0 : 1 - sy + y0) + 1e-4;
          const from = places[at]!;
          if (small.holes[at] !== holes[i]) continue;
          total += weight;
          if (from < 0) {
            for (const c of [0, 1, 2] as const) sum[c] += colours[at * 3 + c]! * weight;
            continue;
          }
          const px = Math.min(width - 1, Math.max(0, x + Math.round(((from % w) - u) * scale)));
          const py = Math.min(
            height - 1,
            Math.max(0, y + Math.round((((from / w) | 0) - v) * scale)),
          );
          const source = (py * width + px) * 3;
          for (const c of [0, 1, 2] as const) sum[c] += photo.data[source + c]! * weight;
        }
      if (total > 0) for (const c of [0, 1, 2] as const) data[i * 3 + c] = sum[c] / total;
    }
}
