/**
 * What is best left alone: things hanging in a wall (pictures, screens, clocks, notices) and
 * patches of skin. A guess from place, shape and colour, meant to err on the side of protecting.
 */
import type { Evidence } from './evidence.ts';
import { isSkin } from './skin.ts';

/** Share of a component's outline that must be wall. */
const enclosed = 0.7;
const largestShare = 0.06;
/** Patches to protect, 0..1 each; `surface` and `thing` are indices of classes. */
export function protectedPatches(
  evidence: Evidence,
  patchClass: Uint8Array,
  surface: number,
  thing: number,
): Float32Array {
  const { patches } = evidence;
  const guarded = new Float32Array(patches.count);
  const group = groupThings(evidence, patchClass, thing);
  const outline = new Map<number, { all: number; wall: number }>();
  for (const { first, second, length } of patches.borders) {
    for (const [inside, outside] of [
      [first, second],
      [second, first],
    ] as const) {
      const id = group[inside]!;
      if (id < 0 || group[outside] === id) continue;
      const sums = outline.get(id) ?? { all: 0, wall: 0 };
      sums.all += length;
      if (patchClass[outside] === surface) sums.wall += length;
      outline.set(id, sums);
    }
  }
  const sizes = new Map<number, number>();
  let total = 0;
  for (let k = 0; k < patches.count; k++) {
    total += patches.size[k]!;
    if (group[k]! >= 0) sizes.set(group[k]!, (sizes.get(group[k]!) ?? 0) + patches.size[k]!);
  }
  for (let k = 0; k < patches.count; k++) {
    const id = group[k]!;
    if (id < 0) continue;
    const { all, wall } = outline.get(id) ?? { all: 1, wall: 0 };
    if (wall / all > enclosed && sizes.get(id)! < largestShare * total) guarded[k] = 1;
    else if (isSkin(patches.lightness[k]!, patches.a[k]!, patches.b[k]!)) guarded[k] = 0.6;
  }
  return guarded;
}

function groupThings({ patches }: Evidence, patchClass: Uint8Array, thing: number): Int32Array {
  const group = Int32Array.from({ length: patches.count }, (_, k) =>
    patchClass[k] === thing ? k : -1,
  );
  const find = (start: number) => {
    let k = start;
    while (group[k] !== k) k = group[k]!;
    return k;
  };
  for (const { first, second } of patches.borders) {
    if (group[first]! < 0 || group[second]! < 0) continue;
    const p = find(first);
    const q = find(second);
    if (p !== q) group[Math.max(p, q)] = Math.min(p, q);
  }
  for (let k = 0; k < group.length; k++) if (group[k]! >= 0) group[k] = find(k);
  return group;
}
