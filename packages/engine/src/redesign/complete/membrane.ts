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
/** Larger corrections are marks beside the hole, not light. */
const strongest = { copied: 0.5, plain: 0.4 } as const;

/**
 * Three values a texel, zero outside the hole.
 * @param field what is copied; without it the hole is plain
 */
export function membrane(texels: SurfaceTexels, field: PatchField | undefined): Float32Array {
  const { width, height, parts, values } = texels;
  const hole = holeTexels(texels);
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
  const most = field ? strongest.copied : strongest.plain;
  const stay = field ? pull.copied : pull.plain;
  relax({ hole, turns, wished, weight, stay, most }, correction);
  return correction;
}

interface Wishes {
  readonly hole: Int32Array;
  readonly turns: readonly number[];
  readonly wished: Float32Array;
  readonly weight: Float32Array;
  readonly stay: number;
  readonly most: number;
}

/** Rounds of over-relaxation, there and back. */
function relax({ hole, turns, wished, weight, stay, most }: Wishes, out: Float32Array): void {
  const bound = (value: number) => Math.max(-most, Math.min(most, value));
  for (let round = 0; round < rounds; round++) {
    const isBack = round % 2 === 1;
    for (let n = 0; n < hole.length; n++) {
      const k = isBack ? hole.length - 1 - n : n;
      let [red, green, blue, total] = [0, 0, 0, stay];
      for (let side = 0; side < 4; side++) {
        const share = weight[k * 4 + side]!;
        if (share === 0) continue;
        const from = (hole[k]! + turns[side]!) * 3;
        const wish = (k * 4 + side) * 3;
        total += share;
        red += out[from]! + wished[wish]!;
        green += out[from + 1]! + wished[wish + 1]!;
        blue += out[from + 2]! + wished[wish + 2]!;
      }
      const at = hole[k]! * 3;
      out[at] = bound(out[at]! + overRelaxed * (red / total - out[at]!));
      out[at + 1] = bound(out[at + 1]! + overRelaxed * (green / total - out[at + 1]!));
      out[at + 2] = bound(out[at + 2]! + overRelaxed * (blue / total - out[at + 2]!));
    }
  }
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

function holeTexels({ parts }: SurfaceTexels): Int32Array {
  let count = 0;
  for (const what of parts) if (what === part.hole) count++;
  const hole = new Int32Array(count);
  for (let at = parts.length - 1; at >= 0; at--) if (parts[at] === part.hole) hole[--count] = at;
  return hole;
}
