/** Sets of things joined two by two: each names another of its set, and the root of a set itself. */

/** The root of the set that a thing is in; the way there gets shorter each time. */
export function rootOf(parent: Int32Array, start: number): number {
  let k = start;
  while (parent[k] !== k) {
    parent[k] = parent[parent[k]!]!;
    k = parent[k]!;
  }
  return k;
}

/** Each a set of its own. */
export function separateSets(count: number): Int32Array {
  const parent = new Int32Array(count);
  for (let k = 0; k < count; k++) parent[k] = k;
  return parent;
}
