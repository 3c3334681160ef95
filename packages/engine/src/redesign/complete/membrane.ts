/**
 * Joins what was copied to what is seen: a smooth correction that takes up the difference at the rim of the hole
 * and at each seam between pieces (Pérez 2003).
 */

import type { PatchField } from './patch-search.ts';
import { part, type SurfaceTexels } from './surface-texels.ts';

const rounds = 40;
const overRelaxed = 1.8;
/** Pull towards no correction, beside that of four neighbours. */
const pull = { copied: 0.012, plain: 0.004 } as const;
/** Differences at the rim are means over this many texels to each side. */
const rimRadius = 2;
const strongest = 0.5;

/**
 * Three values a texel, zero outside the hole.
 * @param field what is copied; without it the hole is plain
 */
export function membrane(texels: SurfaceTexels, field: PatchField | undefined): Float32Array {
  const { width, height, parts, values } = texels;
  const hole: number[] = [];
  for (let at = 0; at < width * height; at++) if (parts[at] === part.hole) hole.push(at);
  const correction = new Float32Array(width * height * 3);
  const turns = [-1, 1, -width, width];
  // per texel of the hole: wished difference to each neighbour, its weight
  const wished = new Float32Array(hole.length * 12);
  const weight = new Float32Array(hole.length * 4);
  const copy = (from: number, c: number) => (from < 0 ? 0 : values[from * 3 + c]!);
  const rim = new Float64Array(3);
  hole.forEach((at, k) => {
    const own = field ? field.source[at]! : -1;
    turns.forEach((turn, side) => {
      const other = at + turn;
      const what = parts[other]!;
      if (what === part.none) return;
      const place = (k * 4 + side) * 3;
      if (what !== part.hole) {
        if (!rimDifference(texels, other, own < 0 ? undefined : own + turn - other, rim)) return;
        weight[k * 4 + side] = 1;
        for (let c = 0; c < 3; c++) wished[place + c] = rim[c]!;
        return;
      }
      weight[k * 4 + side] = 1;
      if (!field) return;
      const theirs = field.source[other]!;
      if (own < 0 || theirs < 0 || theirs - turn === own) return;
      const [ownThere, theirsHere] = [own + turn, theirs - turn];
      const isThere = parts[ownThere] === part.source;
      const isHere = parts[theirsHere] === part.source;
      for (let c = 0; c < 3; c++) {
        let jump = 0;
        if (isThere) jump += copy(theirs, c) - copy(ownThere, c);
        if (isHere) jump += copy(theirsHere, c) - copy(own, c);
        if (isThere || isHere) wished[place + c] = jump / (isThere && isHere ? 2 : 1);
      }
    });
  });
  const stay = field ? pull.copied : pull.plain;
  for (let round = 0; round < rounds; round++) {
    const isBack = round % 2 === 1;
    for (let n = 0; n < hole.length; n++) {
      const k = isBack ? hole.length - 1 - n : n;
      const at = hole[k]!;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        let total = stay;
        for (let side = 0; side < 4; side++) {
          const share = weight[k * 4 + side]!;
          if (share === 0) continue;
          total += share;
          sum += correction[(at + turns[side]!) * 3 + c]! + wished[(k * 4 + side) * 3 + c]!;
        }
        const held = correction[at * 3 + c]!;
        const aim = held + overRelaxed * (sum / total - held);
        correction[at * 3 + c] = Math.max(-strongest, Math.min(strongest, aim));
      }
    }
  }
  return correction;
}

/** Mean of what is seen around a texel of the rim, less what would be copied there; false if nothing is. */
function rimDifference(
  { width, parts, values }: SurfaceTexels,
  at: number,
  step: number | undefined,
  out: Float64Array,
): boolean {
  out.fill(0);
  let count = 0;
  for (let dy = -rimRadius; dy <= rimRadius; dy++) {
    for (let dx = -rimRadius; dx <= rimRadius; dx++) {
      const there = at + dy * width + dx;
      if (parts[there]! < part.joined) continue;
      if (step !== undefined && parts[there + step] !== part.source) continue;
      count++;
      for (let c = 0; c < 3; c++)
        out[c]! +=
          values[there * 3 + c]! - (step === undefined ? 0 : values[(there + step) * 3 + c]!);
    }
  }
  for (let c = 0; c < 3; c++) out[c]! /= Math.max(1, count);
  return count > 0;
}
