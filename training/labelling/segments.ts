/**
 * A photo in some sixty pieces with borders along its own edges, to be named by eye: the engine's
 * patches, joined until few are left, the most alike first. What the judges believe keeps pieces
 * apart where colours do not.
 */
import type { RgbImage } from '../../packages/engine/src/image/image.ts';
import {
  classesOf,
  type PixelBox,
  type SceneKind,
} from '../../packages/engine/src/sense/analysis.ts';
import { type Evidence, gatherEvidence } from '../../packages/engine/src/sense/evidence.ts';
import { judgePatches } from '../../packages/engine/src/sense/judges/surface-model.ts';
import { cropImage, findLetterbox } from '../../packages/engine/src/sense/photo/letterbox.ts';
import { createWorkingImage } from '../../packages/engine/src/sense/photo/working-image.ts';
import { readPhoto } from '../photos/read-photo.ts';

export const segmentCount = 60;
const chromaWeight = 2;
const contrastWeight = 0.8;
const beliefWeight = 0.12;
/** Small pieces are joined first, but not at any price. */
const sizePower = 0.4;

export interface CutPhoto {
  readonly picture: RgbImage;
  /** The part of the picture inside its letterbox bars. */
  readonly crop: PixelBox;
  readonly photo: RgbImage;
  readonly width: number;
  readonly height: number;
  /** The segment of every working pixel, from 1 in reading order. */
  readonly map: Int32Array;
}

export async function cutPhoto(path: string, kind: SceneKind): Promise<CutPhoto> {
  const picture = await readPhoto(path);
  const crop = findLetterbox(picture);
  const photo = cropImage(picture, crop);
  const evidence = gatherEvidence(createWorkingImage(photo), kind);
  const segments = segmentsOf(evidence);
  const { width, height } = evidence.image;
  return { picture, crop, photo, width, height, map: evidence.patches.of.map((k) => segments[k]!) };
}

interface Piece {
  size: number;
  readonly colour: Float64Array;
  readonly beliefs: Float64Array;
  readonly borders: Map<number, { readonly length: number; readonly contrasts: number }>;
}

/** The segment of every patch. */
function segmentsOf(evidence: Evidence): Int32Array {
  const { patches } = evidence;
  const pieces = piecesOf(evidence);
  const parent = Int32Array.from({ length: patches.count }, (_, k) => k);
  while (pieces.size > segmentCount) {
    const pair = mostAlike(pieces);
    if (!pair) break;
    join(pieces, ...pair);
    parent[pair[1]] = pair[0];
  }
  const numbers = new Map<number, number>();
  return Int32Array.from({ length: patches.count }, (_, k) => {
    let root = k;
    while (parent[root] !== root) root = parent[root]!;
    if (!numbers.has(root)) numbers.set(root, numbers.size + 1);
    return numbers.get(root)!;
  });
}

function piecesOf(evidence: Evidence): Map<number, Piece> {
  const { kind, patches } = evidence;
  const classes = classesOf[kind].length;
  const judged = judgePatches(evidence, kind);
  const pieces = new Map<number, Piece>();
  for (let k = 0; k < patches.count; k++) {
    const { lightness, a, b, size } = patches;
    pieces.set(k, {
      size: size[k]!,
      colour: Float64Array.of(lightness[k]!, chromaWeight * a[k]!, chromaWeight * b[k]!),
      beliefs: Float64Array.from(judged.subarray(k * classes, (k + 1) * classes)),
      borders: new Map(),
    });
  }
  for (const { first, second, length, contrast } of patches.borders) {
    const border = { length, contrasts: length * contrast };
    pieces.get(first)!.borders.set(second, border);
    pieces.get(second)!.borders.set(first, border);
  }
  return pieces;
}

function mostAlike(pieces: ReadonlyMap<number, Piece>): readonly [number, number] | null {
  let best: readonly [number, number] | null = null;
  let lowest = Infinity;
  for (const [k, piece] of pieces) {
    for (const [other, { length, contrasts }] of piece.borders) {
      if (other < k) continue;
      const cost = costOf(piece, pieces.get(other)!, contrasts / length);
      if (cost >= lowest) continue;
      lowest = cost;
      best = [k, other];
    }
  }
  return best;
}

function costOf(first: Piece, second: Piece, contrast: number): number {
  let believed = 0;
  first.beliefs.forEach((value, c) => {
    believed += Math.abs(value - second.beliefs[c]!);
  });
  const [l, a, b] = first.colour.map((value, at) => value - second.colour[at]!);
  const unlike = Math.hypot(l!, a!, b!) + contrastWeight * contrast + beliefWeight * believed;
  return unlike * Math.min(first.size, second.size) ** sizePower;
}

function join(pieces: Map<number, Piece>, into: number, from: number): void {
  const [kept, gone] = [pieces.get(into)!, pieces.get(from)!];
  const size = kept.size + gone.size;
  for (const part of ['colour', 'beliefs'] as const) {
    kept[part].forEach((value, at) => {
      kept[part][at] = (value * kept.size + gone[part][at]! * gone.size) / size;
    });
  }
  kept.size = size;
  kept.borders.delete(from);
  for (const [other, border] of gone.borders) {
    if (other === into) continue;
    const neighbour = pieces.get(other)!;
    const known = kept.borders.get(other) ?? { length: 0, contrasts: 0 };
    const both = {
      length: known.length + border.length,
      contrasts: known.contrasts + border.contrasts,
    };
    kept.borders.set(other, both);
    neighbour.borders.set(into, both);
    neighbour.borders.delete(from);
  }
  pieces.delete(from);
}
