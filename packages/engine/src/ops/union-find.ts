/** Disjoint sets (union-find): each element has a parent; a root is its own parent. */

/** The root of an element's set, with path compression. */
export function rootOf(parent: Int32Array, start: number): number {
  let k = start;
  while (parent[k] !== k) {
    parent[k] = parent[parent[k]!]!;
    k = parent[k]!;
  }
  return k;
}

/** Each element is its own set. */
export function separateSets(count: number): Int32Array {
  const parent = new Int32Array(count);
  for (let k = 0; k < count; k++) parent[k] = k;
  return parent;
}
