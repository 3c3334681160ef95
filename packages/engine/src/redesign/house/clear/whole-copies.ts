/**
 * Fills large areas behind the old house with whole pieces of the photo's trees, translated or mirrored: few
 * pieces with consistent light and branches, where small patches would repeat their leaves.
 */
import type { RgbImage } from '../../../image/image.ts';
import { boxMean } from '../../../ops/box-blur.ts';
import { cloudNoise, grainNoise } from '../../../ops/noise-field.ts';
import { layers } from './layers.ts';

const smallSidePx = 112;
/** Share of a coarse pixel that must show plants; the rest is sky between leaves. */
const plantShare = 0.65;
/** Pieces keep roughly their height above the ground. */
const mostRiseShare = 0.12;
const mostPieces = 16;
/** Share of the remaining hole that a piece must cover. */
const leastGain = 0.025;
/** Smaller remaining holes are left to patches. */
const leastHole = 6;
/** Cost of a fully mismatched seam, as a share of the piece's gain. */
const seamLevels = 70;
const riseCost = 1.2;

interface Small {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  readonly isHole: Uint8Array;
  readonly isSource: Uint8Array;
  readonly colours: Float32Array;
}

/** Maps a pixel to its source: `way * x + dx`, `y + dy`. */
interface Piece {
  readonly way: 1 | -1;
  readonly dx: number;
  readonly dy: number;
}

function reduce(photo: RgbImage, holes: Uint8Array, sources: Uint8Array): Small {
  const { widthPx, heightPx, data } = photo;
  const scale = Math.max(1, Math.max(widthPx, heightPx) / smallSidePx);
  const [w, h] = [Math.floor(widthPx / scale), Math.floor(heightPx / scale)];
  const [isHole, isSource] = [new Uint8Array(w * h), new Uint8Array(w * h)];
  const colours = new Float32Array(w * h * 3);
  for (let i = 0; i < w * h; i++) {
    const [x0, y0] = [Math.floor((i % w) * scale), Math.floor(((i / w) | 0) * scale)];
    const [x1, y1] = [Math.ceil(x0 + scale), Math.ceil(y0 + scale)];
    let [plants, sky, all, hole] = [0, 0, 0, 0];
    for (let y = y0; y < y1 && y < heightPx; y++)
      for (let x = x0; x < x1 && x < widthPx; x++) {
        const at = y * widthPx + x;
        all++;
        if (holes[at] === layers.behind) hole = 1;
        if (sources[at] === layers.behind) plants++;
        else if (sources[at] === layers.sky) sky++;
        for (let c = 0; c < 3; c++) colours[i * 3 + c]! += data[at * 3 + c]!;
      }
    for (let c = 0; c < 3; c++) colours[i * 3 + c]! /= Math.max(1, all);
    isHole[i] = hole;
    isSource[i] = hole === 0 && plants + sky === all && plants >= plantShare * all ? 1 : 0;
  }
  return { w, h, scale, isHole, isSource, colours };
}

/** Known plants around the holes, where a piece must match the photo. */
function seamsOf({ w, h, isHole, isSource }: Small): number[] {
  const found: number[] = [];
  for (let i = 0; i < isHole.length; i++) {
    if (isSource[i] === 0) continue;
    const [x, y] = [i % w, (i / w) | 0];
    const isBeside =
      (x > 0 && isHole[i - 1] === 1) ||
      (x < w - 1 && isHole[i + 1] === 1) ||
      (y > 0 && isHole[i - w] === 1) ||
      (y < h - 1 && isHole[i + w] === 1);
    if (isBeside) found.push(i);
  }
  return found;
}

function sourceOf({ w, h, isSource }: Small, { way, dx, dy }: Piece, i: number): number {
  const x = way * (i % w) + dx;
  const y = ((i / w) | 0) + dy;
  if (x < 0 || x >= w || y < 0 || y >= h) return -1;
  return isSource[y * w + x] === 1 ? y * w + x : -1;
}

function worthOf(small: Small, piece: Piece, open: readonly number[], seams: readonly number[]) {
  let covered = 0;
  for (const i of open) if (sourceOf(small, piece, i) >= 0) covered++;
  if (covered < leastGain * open.length) return { covered, worth: 0 };
  let [difference, known] = [0, 0];
  for (const i of seams) {
    const from = sourceOf(small, piece, i);
    if (from < 0) continue;
    known++;
    for (let c = 0; c < 3; c++)
      difference += Math.abs(small.colours[i * 3 + c]! - small.colours[from * 3 + c]!) / 3;
  }
  const seam = known === 0 ? 0.5 : difference / known / seamLevels;
  const rise = (Math.abs(piece.dy) / small.h) * riseCost;
  return { covered, worth: covered * Math.max(0.05, 1 - seam - rise) };
}

/** Greedy set cover of the holes, the best piece first. */
function choosePieces(small: Small): Piece[] {
  const { w, h, isHole } = small;
  let open: number[] = [];
  for (let i = 0; i < isHole.length; i++) if (isHole[i] === 1) open.push(i);
  const seams = seamsOf(small);
  const most = Math.round(mostRiseShare * h);
  const pieces: Piece[] = [];
  while (pieces.length < mostPieces && open.length >= leastHole) {
    let best: Piece | undefined;
    let bestWorth = 0;
    for (const way of [1, -1] as const)
      for (let dx = way === 1 ? -w + 4 : 4; dx < (way === 1 ? w - 4 : 2 * w - 4); dx += 2)
        for (let dy = -most; dy <= most; dy += 2) {
          const piece = { way, dx, dy };
          const { worth } = worthOf(small, piece, open, seams);
          if (worth > bestWorth) [best, bestWorth] = [piece, worth];
        }
    if (!best) break;
    const chosen = best;
    pieces.push(chosen);
    open = open.filter((i) => sourceOf(small, chosen, i) < 0);
  }
  return pieces;
}

/** Where a piece ends between its inside and its outside, and how much leaves change that. */
const seam = { from: 0.1, leaves: 0.4 } as const;
/** Seams deviate by up to this many coarse pixels on either side, or they would follow their squares. */
const seamReach = 1;

/** How far a full-size pixel is inside a piece, 0..1. */
function insideOf(small: Small, piece: Piece): (x: number, y: number) => number {
  const { w, h, scale } = small;
  const own = Float32Array.from({ length: w * h }, (_, i) =>
    sourceOf(small, piece, i) >= 0 ? 1 : 0,
  );
  const around = boxMean(own, w, h, seamReach);
  return (x, y) => {
    const [sx, sy] = [(x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5];
    const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
    let sum = 0;
    for (let dy = 0; dy <= 1; dy++)
      for (let dx = 0; dx <= 1; dx++) {
        const [u, v] = [
          Math.max(0, Math.min(w - 1, x0 + dx)),
          Math.max(0, Math.min(h - 1, y0 + dy)),
        ];
        const weight = (dx ? sx - x0 : 1 - sx + x0) * (dy ? sy - y0 : 1 - sy + y0);
        sum += weight * around[v * w + u]!;
      }
    return sum;
  };
}

/** Sky between leaves: the full sky, and its share in each pixel of the photo. */
interface SkyBetween {
  readonly sky: Float32Array;
  readonly share: Float32Array;
}

/** Fills the holes behind the house in `data`; returns 1 where nothing fitted. */
export function fillFromCopies(
  data: Float32Array,
  photo: RgbImage,
  holes: Uint8Array,
  sources: Uint8Array,
  between: SkyBetween,
): Uint8Array {
  const { widthPx: w, heightPx: h } = photo;
  const small = reduce(photo, holes, sources);
  const pieces = choosePieces(small).map((piece) => ({
    ...piece,
    inside: insideOf(small, piece),
  }));
  const rest = new Uint8Array(w * h);
  const { scale } = small;
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (holes[i] !== layers.behind) continue;
      rest[i] = 1;
      // seams follow leaves, not a straight line
      const leaf =
        cloudNoise.sample((x / w) * 3, (y / w) * 3) + grainNoise.sample((x / w) * 6, (y / w) * 6);
      for (const piece of pieces) {
        if (piece.inside(x, y) < seam.from + leaf * seam.leaves) continue;
        const px = Math.round(piece.way * x + piece.dx * scale + (piece.way < 0 ? scale - 1 : 0));
        const py = Math.round(y + piece.dy * scale);
        if (px < 0 || px >= w || py < 0 || py >= h) continue;
        const from = py * w + px;
        if (sources[from] !== layers.behind && sources[from] !== layers.sky) continue;
        // translated leaves get the sky of their new place between them
        const open = sources[from] === layers.sky ? 1 : between.share[from]!;
        for (let c = 0; c < 3; c++) {
          const change = between.sky[i * 3 + c]! - between.sky[from * 3 + c]!;
          data[i * 3 + c] = Math.max(0, Math.min(255, photo.data[from * 3 + c]! + open * change));
        }
        rest[i] = 0;
        break;
      }
    }
  return rest;
}
