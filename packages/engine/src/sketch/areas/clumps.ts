/**
 * Hatching, foliage and ornament split a drawing into tiny regions. Adjacent tiny regions merge into one (a
 * hatched clump); a single one joins the neighbour with the longest common border.
 */
import type { Regions } from './regions.ts';

/** Share of the picture below which a region is tiny. */
const crumbShare = 0.0009;
/** Minimum share of a clump. */
const clumpShare = 0.006;

export interface ClumpedRegions extends Regions {
  /** True for regions merged from tiny ones: foliage, hatching, ornament. */
  readonly hatched: readonly boolean[];
}

export function mergeTinyRegions(regions: Regions): ClumpedRegions {
  const { widthPx, heightPx, label, count } = regions;
  const total = widthPx * heightPx;
  const pixels = new Float64Array(count + 1);
  for (const id of label) pixels[id]!++;
  const parent = Int32Array.from({ length: count + 1 }, (_, id) => id);
  const find = (id: number): number => {
    let root = id;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[id] !== root) {
      const next = parent[id]!;
      parent[id] = root;
      id = next;
    }
    return root;
  };
  const isCrumb = (id: number) => pixels[id]! < crumbShare * total;
  const borders = sharedBorders(regions);
  for (const [key] of borders) {
    const a = Math.floor(key / (count + 1));
    const b = key % (count + 1);
    if (isCrumb(a) && isCrumb(b)) parent[find(a)] = find(b);
  }
  const clumpPixels = new Float64Array(count + 1);
  for (let id = 1; id <= count; id++) clumpPixels[find(id)]! += pixels[id]!;
  const isClump = (id: number) => isCrumb(id) && clumpPixels[find(id)]! >= clumpShare * total;

  // A group too small for a clump joins, as a whole, the region with the longest common border.
  const groupBorders = new Map<number, Map<number, number>>();
  for (const [key, length] of borders) {
    const pair = [Math.floor(key / (count + 1)), key % (count + 1)] as const;
    for (const [crumb, other] of [pair, [pair[1], pair[0]] as const]) {
      if (!isCrumb(crumb) || isClump(crumb) || find(crumb) === find(other)) continue;
      const lengths = groupBorders.get(find(crumb)) ?? new Map<number, number>();
      lengths.set(find(other), (lengths.get(find(other)) ?? 0) + length);
      groupBorders.set(find(crumb), lengths);
    }
  }
  for (const [group, lengths] of groupBorders) {
    const [widest] = [...lengths].sort((a, b) => b[1] - a[1]);
    if (widest) parent[group] = widest[0];
  }

  const renumbered = new Int32Array(count + 1);
  const hatched: boolean[] = [false];
  const joined = new Int32Array(label.length);
  for (let i = 0; i < label.length; i++) {
    const root = find(label[i]!);
    if (!renumbered[root]) {
      renumbered[root] = hatched.length;
      hatched.push(isClump(root));
    }
    joined[i] = renumbered[root]!;
  }
  return { widthPx, heightPx, label: joined, count: hatched.length - 1, hatched };
}

/** Border lengths between all pairs of adjacent regions, keyed by `a * (count + 1) + b`, a < b. */
function sharedBorders({ widthPx, heightPx, label, count }: Regions): Map<number, number> {
  const borders = new Map<number, number>();
  const meet = (a: number, b: number) => {
    const key = Math.min(a, b) * (count + 1) + Math.max(a, b);
    borders.set(key, (borders.get(key) ?? 0) + 1);
  };
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const i = y * widthPx + x;
      const id = label[i]!;
      if (x < widthPx - 1 && label[i + 1] !== id) meet(id, label[i + 1]!);
      if (y < heightPx - 1 && label[i + widthPx] !== id) meet(id, label[i + widthPx]!);
    }
  }
  return borders;
}
