/** Cuts an old piece out of the photo: colour mixtures within and without, edges, and the shape of the new piece (GrabCut). */
import { boxMean } from '../../../../ops/box-blur.ts';
import { resizeArea } from '../../../../ops/resize.ts';
import { type Analysis, surfaceOf } from '../../../../sense/analysis.ts';
import { colourMixture } from '../../../cut/colour-mixture.ts';
import { type GraphEdge, leastCut } from '../../../cut/max-flow.ts';
import type { Superpixels } from '../../../refinish/outline/superpixels.ts';
import {
  type PhotoRegions,
  photoRegions,
  sharedBorders,
} from '../../../repaint/cover/photo-regions.ts';

const rounds = 4;
const parts = 6;
/** Limits of what colour, the network and the shape tell (logits), and their weights. */
const told = { colour: 4, network: 3.2, networkCounts: 1, shape: 2.4 } as const;
/** Reach of the shape's edge, and of colours that are compared, as shares of the width. */
const reach = { shape: 0.035, around: 0.12 } as const;
const pullCounts = 3;
/** Weight of the shape in the last round: what only the shape claims stays. */
const lastly = 0.9;
/** How near to the shape (its blurred mask) it has to be: pictures above a bed are none of it. */
const surely = { likeness: 0.84, near: 0.3, elseNear: 0.08 } as const;
const never = -60;

export interface OldPiece {
  /** 1 per pixel within which it may lie: its box, and its new piece. */
  readonly within: Uint8Array;
  /** 1 per pixel of the new piece that looks most like it. */
  readonly shape: Uint8Array;
  /** Of that piece to the old one. */
  readonly likeness: number;
  /** 1 per pixel that stays. */
  readonly stays?: Uint8Array | undefined;
}

const known = new WeakMap<object, PhotoRegions>();

export function regionsOf(photo: Analysis['photo']): PhotoRegions {
  const regions = known.get(photo) ?? photoRegions(photo, [5]);
  known.set(photo, regions);
  return regions;
}

/** 1 per pixel of the old piece. */
export function oldOutline(
  analysis: Analysis,
  { within, shape, likeness, stays }: OldPiece,
): Uint8Array {
  const { photo } = analysis;
  const { widthPx: w, heightPx: h } = photo;
  const regions = regionsOf(photo);
  const { width, height, patches } = regions;
  const small = (values: Float32Array) =>
    width === w ? values : resizeArea(values, w, h, width, height);
  const means = (values: Float32Array) => meansOf(small(values), patches);
  const thing = means(surfaceOf(analysis, 'object').matte.data);
  const opening = means(
    surfaceOf(analysis, 'window').matte.data.map(
      (value, at) => value + surfaceOf(analysis, 'door').matte.data[at]!,
    ),
  );
  const inside = means(Float32Array.from(within));
  const blurred = Float32Array.from(shape);
  const radius = Math.max(2, Math.round(reach.shape * w));
  for (let pass = 0; pass < 2; pass++) boxMean(blurred, w, h, radius, blurred);
  const near = means(blurred);
  const around = Float32Array.from(within);
  boxMean(around, w, h, Math.max(2, Math.round(reach.around * w)), around);
  const local = means(around);
  const held = stays ? means(Float32Array.from(stays)) : new Float32Array(thing.length);
  const { size, colours } = patches;
  const usual = patches.of.length / size.length;
  const leastNear = likeness > surely.likeness ? surely.near : surely.elseNear;
  const mayBe = (k: number) =>
    inside[k]! > 0.5 && near[k]! > leastNear && opening[k]! < 0.6 && held[k]! < 0.5;
  let own = Uint8Array.from(thing, (share, k) =>
    mayBe(k) && share > 0.6 && near[k]! > 0.5 ? 1 : 0,
  );
  const shapeCounts = told.shape * Math.min(1, Math.max(0.25, (likeness - 0.6) / 0.3));
  const edges = edgesOf(regions);
  for (let round = 0; round < rounds; round++) {
    const weightOf = (side: number) =>
      size.map((pixels, k) => (own[k] === side && local[k]! > 0.02 ? pixels : 0));
    const [within1, without] = [1, 0].map((side) =>
      colourMixture({ colours, weights: weightOf(side) }, parts),
    ) as [ReturnType<typeof colourMixture>, ReturnType<typeof colourMixture>];
    const lean = thing.map((share, k) => {
      if (!mayBe(k)) return never;
      const colour = [colours[0][k]!, colours[1][k]!, colours[2][k]!] as const;
      const byColour = limited(within1(...colour) - without(...colour), told.colour);
      const kept = Math.min(0.99, Math.max(0.01, share));
      const byNetwork = told.networkCounts * limited(Math.log(kept / (1 - kept)), told.network);
      const byShape = (round < rounds - 1 ? shapeCounts : lastly) * (2 * near[k]! - 1);
      return (byColour + byNetwork + byShape) * Math.min(1.5, size[k]! / usual);
    });
    own = Uint8Array.from(leastCut(Float32Array.from(lean), edges));
  }
  const cut = new Uint8Array(w * h);
  for (let at = 0; at < cut.length; at++) {
    const row = Math.min(height - 1, Math.floor(((Math.floor(at / w) + 0.5) * height) / h));
    const column = Math.min(width - 1, Math.floor((((at % w) + 0.5) * width) / w));
    cut[at] = own[patches.of[row * width + column]!]!;
  }
  return cut;
}

const limited = (value: number, most: number) => Math.max(-most, Math.min(most, value));

function meansOf(values: Float32Array, { of, size }: Superpixels): Float32Array {
  const means = new Float32Array(size.length);
  for (let at = 0; at < of.length; at++) means[of[at]!]! += values[at]!;
  return means.map((sum, k) => sum / Math.max(1, size[k]!));
}

function edgesOf(regions: PhotoRegions): GraphEdge[] {
  const { patches } = regions;
  const each = Int32Array.from(patches.size, (_, k) => k);
  const borders = sharedBorders(regions, each);
  const steps: number[] = [];
  borders.forEach((beside, from) => {
    for (const [to, { step }] of beside) if (from < to) steps.push(step);
  });
  const usual = steps.reduce((sum, step) => sum + step * step, 0) / Math.max(1, steps.length);
  const long = Math.sqrt(patches.of.length / patches.size.length);
  const edges: GraphEdge[] = [];
  borders.forEach((beside, from) => {
    for (const [to, { step, length }] of beside)
      if (from < to) {
        const pull = pullCounts * (length / long) * Math.exp(-(step * step) / (0.5 * usual));
        if (pull > 0.001) edges.push({ from, to, pull });
      }
  });
  return edges;
}
