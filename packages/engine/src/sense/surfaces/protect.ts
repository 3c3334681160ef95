/**
 * Mask of areas to leave unchanged: things on a wall (pictures, screens, clocks, notices) and patches of
 * skin. A heuristic by position, shape and colour, which errs towards protecting.
 */
import { rootOf } from '../../ops/union-find.ts';
import type { Evidence } from '../evidence.ts';
import { isSkin } from '../photo/skin.ts';

/** Minimum share of wall along a component's outline. */
const enclosed = 0.7;
const largestShare = 0.06;
/** Patches to protect, 0..1 each; `surface` and `thing` are class indices. */
export function protectedPatches(
  evidence: Evidence,
  patchClass: Uint8Array,
  surface: number,
  thing: number,
): Float32Array {
  const { patches } = evidence;
  const guarded = new Float32Array(patches.count);
  const group = groupThings(evidence, patchClass, thing);
  /** Per group: length of the outline, its share at walls, and size. */
  const outline = new Float64Array(patches.count);
  const atWall = new Float64Array(patches.count);
  const sizes = new Float64Array(patches.count);
  for (const { first, second, length } of patches.borders) {
    for (let side = 0; side < 2; side++) {
      const inside = side === 0 ? first : second;
      const outside = side === 0 ? second : first;
      const id = group[inside]!;
      if (id < 0 || group[outside] === id) continue;
      outline[id] = outline[id]! + length;
      if (patchClass[outside] === surface) atWall[id] = atWall[id]! + length;
    }
  }
  let total = 0;
  for (let k = 0; k < patches.count; k++) {
    total += patches.size[k]!;
    if (group[k]! >= 0) sizes[group[k]!] = sizes[group[k]!]! + patches.size[k]!;
  }
  for (let k = 0; k < patches.count; k++) {
    const id = group[k]!;
    if (id < 0) continue;
    const isEnclosed = atWall[id]! / Math.max(1, outline[id]!) > enclosed;
    if (isEnclosed && sizes[id]! < largestShare * total) guarded[k] = 1;
    else if (isSkin(patches.lightness[k]!, patches.a[k]!, patches.b[k]!)) guarded[k] = 0.6;
  }
  return guarded;
}

function groupThings({ patches }: Evidence, patchClass: Uint8Array, thing: number): Int32Array {
  const group = Int32Array.from({ length: patches.count }, (_, k) =>
    patchClass[k] === thing ? k : -1,
  );
  for (const { first, second } of patches.borders) {
    if (group[first]! < 0 || group[second]! < 0) continue;
    const p = rootOf(group, first);
    const q = rootOf(group, second);
    if (p !== q) group[Math.max(p, q)] = Math.min(p, q);
  }
  for (let k = 0; k < group.length; k++) if (group[k]! >= 0) group[k] = rootOf(group, k);
  return group;
}
