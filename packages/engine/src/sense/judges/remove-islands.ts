/**
 * Removes small uncertain islands: a patch of glare in a floor becomes floor, a speck of floor in a sofa
 * becomes sofa. Only islands of low confidence change, and take the class around them.
 */
import { rootOf, separateSets } from '../../ops/union-find.ts';
import type { Superpixels } from '../patches/superpixels.ts';

/**
 * Islands larger than this share of the photo stay: more of them are lamps and far windows than errors
 * (docs/notes/network.md).
 */
const largestShare = 0.005;
/** Share of the outline that one other class must have. */
const surrounded = 0.85;
/** Islands with a higher mean confidence stay. */
const doubtful = 0.6;

export function removeIslands(
  patches: Pick<Superpixels, 'count' | 'borders' | 'size'>,
  beliefs: Float32Array,
  classes: number,
): Float32Array {
  const { count, borders, size } = patches;
  const best = new Uint8Array(count);
  for (let k = 0; k < count; k++) {
    for (let c = 1; c < classes; c++) {
      if (beliefs[k * classes + c]! > beliefs[k * classes + best[k]!]!) best[k] = c;
    }
  }
  const island = separateSets(count);
  for (const { first, second } of borders) {
    if (best[first] === best[second]) island[rootOf(island, second)] = rootOf(island, first);
  }
  const area = new Float32Array(count);
  const belief = new Float32Array(count);
  let total = 0;
  for (let k = 0; k < count; k++) {
    const root = rootOf(island, k);
    area[root] = area[root]! + size[k]!;
    belief[root] = belief[root]! + size[k]! * beliefs[k * classes + best[k]!]!;
    total += size[k]!;
  }
  const outline = new Float32Array(count * classes);
  for (const { first, second, length } of borders) {
    const p = rootOf(island, first);
    const q = rootOf(island, second);
    if (p === q) continue;
    const toP = p * classes + best[second]!;
    const toQ = q * classes + best[first]!;
    outline[toP] = outline[toP]! + length;
    outline[toQ] = outline[toQ]! + length;
  }
  const tidy = beliefs.slice();
  for (let k = 0; k < count; k++) {
    const root = rootOf(island, k);
    if (area[root]! > largestShare * total || belief[root]! > doubtful * area[root]!) continue;
    const around = outline.subarray(root * classes, (root + 1) * classes);
    const whole = around.reduce((sum, value) => sum + value, 0);
    const winner = around.indexOf(Math.max(...around));
    if (whole === 0 || around[winner]! < surrounded * whole) continue;
    const [from, to] = [k * classes + best[k]!, k * classes + winner];
    [tidy[from], tidy[to]] = [tidy[to]!, tidy[from]!];
  }
  return tidy;
}
