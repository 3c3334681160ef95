/** Superpixels of a photo as a graph to be cut: what each pixel belongs to, means over them, and how strongly neighbours hold together. */
import type { RgbImage } from '../../image/image.ts';
import { type PhotoRegions, photoRegions, sharedBorders } from '../repaint/cover/photo-regions.ts';
import type { GraphEdge } from './max-flow.ts';

const pullCounts = 3;

export interface PatchEdge extends GraphEdge {
  /** Difference of colour across the border (codes), over its root mean square in this photo. */
  readonly step: number;
}

export interface PatchGraph {
  readonly patches: PhotoRegions['patches'];
  /** Size of the picture that was parted, and mean width of a superpixel, in its pixels. */
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  /** Superpixel of each pixel of the photo. */
  readonly at: Int32Array;
  readonly edges: readonly PatchEdge[];
  /** Mean of a value over each superpixel. */
  readonly means: (value: (pixel: number) => number) => Float32Array;
}

const known = new WeakMap<RgbImage, PatchGraph>();

export function patchGraph(photo: RgbImage): PatchGraph {
  const held = known.get(photo);
  if (held) return held;
  const { widthPx: w, heightPx: h } = photo;
  const regions = photoRegions(photo, []);
  const { width, height, patches } = regions;
  const rows = Int32Array.from({ length: h }, (_, y) => place(y, h, height));
  const columns = Int32Array.from({ length: w }, (_, x) => place(x, w, width));
  const at = new Int32Array(w * h);
  for (let y = 0, i = 0; y < h; y++)
    for (let x = 0; x < w; x++, i++) at[i] = patches.of[rows[y]! * width + columns[x]!]!;
  const sampled = new Int32Array(width * height);
  for (let y = 0, k = 0; y < height; y++)
    for (let x = 0; x < width; x++, k++) sampled[k] = place(y, height, h) * w + place(x, width, w);
  const means = (value: (pixel: number) => number) => {
    const sums = new Float32Array(patches.size.length);
    for (let k = 0; k < sampled.length; k++) sums[patches.of[k]!]! += value(sampled[k]!);
    return sums.map((sum, patch) => sum / Math.max(1, patches.size[patch]!));
  };
  const unit = Math.sqrt(patches.of.length / patches.size.length);
  const graph = { patches, width, height, unit, at, edges: edgesOf(regions, unit), means };
  known.set(photo, graph);
  return graph;
}

/** Where the middle of a pixel lies among others. */
const place = (pixel: number, of: number, among: number) =>
  Math.min(among - 1, Math.floor(((pixel + 0.5) * among) / of));

function edgesOf(regions: PhotoRegions, unit: number): PatchEdge[] {
  const each = Int32Array.from(regions.patches.size, (_, k) => k);
  const found: { from: number; to: number; step: number; length: number }[] = [];
  sharedBorders(regions, each).forEach((beside, from) => {
    for (const [to, { step, length }] of beside)
      if (from < to) found.push({ from, to, step, length });
  });
  const squares = found.reduce((sum, { step }) => sum + step * step, 0);
  const usual = Math.sqrt(squares / Math.max(1, found.length));
  return found.map(({ from, to, step, length }) => {
    const share = step / Math.max(1e-6, usual);
    return {
      from,
      to,
      step: share,
      pull: pullCounts * (length / unit) * Math.exp(-2 * share * share),
    };
  });
}
