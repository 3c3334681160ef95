/** Tells trunks from piers and corners of the old house by their shape, and follows them into their crown. */
import type { PatchGraph } from '../../../cut/patch-graph.ts';

/** Shapes of trunks: shares of the width and height, rows with house at either side, and share of the rim without an edge. */
const trunks = {
  ...{ wide: 0.09, spread: 0.16, tall: 0.035, timesWide: 1.2 },
  ...{ sides: 0.3, soft: 0.3 },
} as const;
/** Step, over the usual one of the photo, below which a rim has no edge. */
const softStep = 0.8;
/** On the way to its crown: steepest lean, and rows that were named otherwise, as a share of the height. */
const crown = { lean: 0.6, missedShare: 0.08 } as const;

interface Standing {
  readonly foot: number;
  readonly stays: Uint8Array;
  readonly house: Float32Array;
  readonly local: PatchGraph['edges'];
}

/** Whether it is narrow and upright, with house at both sides, and edges between. */
export function isTrunk(
  { patches: { x, y }, width, height, unit }: PatchGraph,
  part: readonly number[],
  { foot, stays, house, local }: Standing,
): boolean {
  const tall = foot - Math.min(...part.map((k) => y[k]!));
  const wide = (part.length * unit * unit) / Math.max(unit, tall);
  const spread = Math.max(...part.map((k) => x[k]!)) - Math.min(...part.map((k) => x[k]!));
  if (tall < trunks.tall * height || tall < trunks.timesWide * wide) return false;
  if (wide > trunks.wide * width || spread > Math.max(trunks.spread * width, 0.8 * tall))
    return false;
  const own = new Set(part);
  const sides = [0, 0];
  let [rim, soft] = [0, 0];
  for (const { from, to, step } of local) {
    if (own.has(from) === own.has(to)) continue;
    const [inner, outer] = own.has(from) ? [from, to] : [to, from];
    if (stays[outer] === 1 || house[outer]! <= 0.5) continue;
    rim++;
    if (step < softStep) soft++;
    const across = x[outer]! - x[inner]!;
    if (Math.abs(across) > Math.abs(y[outer]! - y[inner]!)) sides[across < 0 ? 0 : 1]!++;
  }
  return Math.min(...sides) > (trunks.sides * tall) / unit && soft < trunks.soft * rim;
}

interface Onwards {
  readonly listed: readonly number[];
  readonly isSky: (patch: number) => boolean;
  readonly isCrown: (patch: number) => boolean;
}

/** The column above it up to the sky or the window's end; undefined where there are no leaves. */
export function upToCrown(
  { patches: { x, y }, height, unit }: PatchGraph,
  part: readonly number[],
  foot: number,
  { listed, isSky, isCrown }: Onwards,
): number[] | undefined {
  const top = Math.min(...part.map((k) => y[k]!));
  const tall = foot - top;
  const wide = (part.length * unit * unit) / Math.max(unit, tall);
  const middle = (from: number, to: number) => {
    const own = part.filter((k) => y[k]! >= from && y[k]! < to);
    return own.reduce((sum, k) => sum + x[k]!, 0) / Math.max(1, own.length);
  };
  const [upper, lower] = [middle(top - 1, top + 0.4 * tall), middle(top + 0.6 * tall, foot + 1)];
  const fall = Math.max(-crown.lean, Math.min(crown.lean, (upper - lower) / (0.6 * tall)));
  const found = new Set<number>();
  let [leaves, missed] = [false, 0];
  for (let row = top; row > 0 && missed < crown.missedShare * height; row -= unit / 2) {
    const at = upper + fall * (top + 0.2 * tall - row);
    const here = listed.filter(
      (k) => Math.abs(y[k]! - row) < 0.6 * unit && Math.abs(x[k]! - at) < wide / 2,
    );
    if (here.length === 0 || here.filter(isSky).length > 0.4 * here.length) break;
    const isLeafy = here.filter(isCrown).length > 0.5 * here.length;
    leaves ||= isLeafy;
    missed = isLeafy ? 0 : missed + unit / 2;
    for (const k of here) found.add(k);
  }
  return leaves ? [...found] : undefined;
}
