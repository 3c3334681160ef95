/** Fills the hole of a surface from its own sources, coarse to fine (Wexler 2007), and tells the steps taken. */
import { createRandom, type Random } from '../../random/random.ts';
import { agree } from './agreed-steps.ts';
import { featureCount, writeFeatures } from './patch-features.ts';
import { type PatchLevel, patchLevel, patchRadius, type StepCosts } from './patch-level.ts';
import { emptyField, improve, judge, type PatchField } from './patch-search.ts';
import { regularSteps } from './regular-steps.ts';
import type { SurfaceTexels } from './surface-texels.ts';
import { coarseTexel, texelPyramid } from './texel-pyramid.ts';

/** Rounds of filling, each with rounds of searching, at the coarsest level, the others, and the finest. */
const coarsest = { fills: 10, searches: 4 } as const;
const middle = { fills: 3, searches: 2 } as const;
const finest = { fills: 1, searches: 3, reach: 6 } as const;
/** Patches compared for the first fill. */
const mostStarts = 400_000;
/** With fewer whole patches there is nothing to copy. */
const leastSources = 60;

/** Source of each texel of the hole, -1 elsewhere; undefined where too little can be copied. */
export function completeTexels(
  texels: SurfaceTexels,
  costs: StepCosts,
  seed: number,
): PatchField | undefined {
  const random = createRandom(seed);
  const levels = texelPyramid(texels).map((one) => patchLevel(one, costs));
  while (levels.length > 1 && levels.at(-1)!.sources.length < leastSources) levels.pop();
  if (levels.at(-1)!.sources.length < leastSources) return undefined;
  let field: PatchField | undefined;
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k]!;
    const isLast = k === 0;
    const { fills, searches } = !field ? coarsest : isLast ? finest : middle;
    const whole = Math.max(level.texels.width, level.texels.height);
    const reach = isLast && field ? finest.reach : whole;
    field = field ? finerField(levels[k + 1]!, field, level) : startField(level, random);
    const steps = regularSteps(level);
    for (let fill = 0; fill < fills; fill++) {
      vote(level, field);
      writeFeatures(level.texels, level.hole, level.features);
      judge(level, field);
      improve(level, field, { rounds: searches, reach, steps, random });
    }
  }
  agree(levels[0]!, field!);
  return field;
}

/** From the rim inwards each texel takes the middle of the patch that is most like what is there already. */
function startField(level: PatchLevel, random: Random): PatchField {
  const field = emptyField(level);
  const { sure, sources, hole, features } = level;
  const { values } = level.texels;
  const held = sure.slice();
  for (const at of hole) sure[at] = 0;
  const tries = Math.min(sources.length, Math.max(30, Math.round(mostStarts / hole.length)));
  const tried = Int32Array.from({ length: tries }, (_, k) =>
    tries === sources.length ? sources[k]! : sources[random.integer(0, sources.length - 1)]!,
  );
  // the surest texels are those nearest to the rim
  const inwards = Array.from(hole).sort((a, b) => held[b]! - held[a]! || a - b);
  for (const at of inwards) {
    for (const from of tried) {
      const cost = level.unlike(at, from, field.unlike[at]!);
      if (cost >= field.unlike[at]!) continue;
      field.unlike[at] = cost;
      field.source[at] = from;
    }
    const from = field.source[at]!;
    if (from < 0) continue;
    for (let c = 0; c < 3; c++) values[at * 3 + c] = values[from * 3 + c]!;
    features.copyWithin(at * featureCount, from * featureCount, (from + 1) * featureCount);
    sure[at] = held[at]!;
  }
  sure.set(held);
  return field;
}

function finerField(coarse: PatchLevel, field: PatchField, level: PatchLevel): PatchField {
  const fine = emptyField(level);
  const { width } = level.texels;
  const from = coarse.texels.width;
  for (const at of level.hole) {
    const parent = coarseTexel(coarse.texels, width, at);
    const source = field.source[parent]!;
    if (source < 0) continue;
    const columns = 2 * ((source % from) - (parent % from));
    const rows = 2 * (Math.floor(source / from) - Math.floor(parent / from));
    const found = at + rows * width + columns;
    if (level.isSource[found]) fine.source[at] = found;
  }
  return fine;
}

/** Each texel of the hole becomes the mean of what the patches over it would put there. */
function vote({ texels, hole, sure }: PatchLevel, { source, unlike }: PatchField): void {
  const { width, values } = texels;
  const costs = Float32Array.from(hole, (at) => unlike[at]!)
    .filter(Number.isFinite)
    .sort();
  const scale = Math.max(1e-5, costs[Math.floor(costs.length * 0.6)] ?? 1e-5);
  const sums = new Float32Array(hole.length * 3);
  const totals = new Float32Array(hole.length);
  for (let k = 0; k < hole.length; k++) {
    const at = hole[k]!;
    for (let dy = -patchRadius; dy <= patchRadius; dy++) {
      for (let dx = -patchRadius; dx <= patchRadius; dx++) {
        const step = dy * width + dx;
        const from = source[at + step]!;
        if (from < 0) continue;
        const cost = unlike[at + step]!;
        const near = 1 / (1 + 0.3 * (dx * dx + dy * dy));
        const share =
          near * sure[at + step]! * (Number.isFinite(cost) ? Math.exp(-cost / scale) + 1e-3 : 1e-3);
        totals[k]! += share;
        const place = (from - step) * 3;
        for (let c = 0; c < 3; c++) sums[k * 3 + c]! += share * values[place + c]!;
      }
    }
  }
  for (let k = 0; k < hole.length; k++) {
    if (totals[k] === 0) continue;
    for (let c = 0; c < 3; c++) values[hole[k]! * 3 + c] = sums[k * 3 + c]! / totals[k]!;
  }
}
