/**
 * Scratch arrays: temporary memory for analysing or rendering a photo, taken from one pool.
 *
 * The rule: an array taken within `withScratch` is valid until `withScratch` returns, and may be overwritten
 * after that. So nothing that outlives it may be a scratch array: not the planes of an analysis, nothing that
 * is cached. Outside `withScratch` arrays are fresh and can be kept. Calls nest; the work must be
 * synchronous.
 *
 * The reason: tens of megabytes of new arrays per photo cause full garbage collections in a row. Each takes
 * time, and discards optimised machine code that nothing references at that moment: of closures, of loops
 * compiled by on-stack replacement, and whatever depends on object shapes without live objects. It must be
 * compiled again for the next photo.
 */

type Numbers = Float64Array | Float32Array | Int32Array | Uint8Array;
interface Kind<T extends Numbers> {
  new (length: number): T;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** Photos are analysed at one size, for which this is enough; a larger pool isn't kept. */
const mostResidentBytes = 64 * 1024 * 1024;
const alignment = 64;

let pool = new ArrayBuffer(0);
let depth = 0;
/** Bytes in use, and the peak since the outermost `withScratch` began. */
let usedBytes = 0;
let peakBytes = 0;

/** Frees all scratch arrays that `work` takes; its result must not be one of them. */
export function withScratch<T>(work: () => T): T {
  const before = usedBytes;
  if (depth++ === 0) peakBytes = 0;
  try {
    return work();
  } finally {
    usedBytes = before;
    if (--depth === 0) growPool();
  }
}

/** Arrays that didn't fit were allocated fresh; next time they will fit. */
function growPool(): void {
  const wanted = Math.min(mostResidentBytes, peakBytes);
  if (wanted > pool.byteLength) pool = new ArrayBuffer(wanted);
}

export function clearedScratch<T extends Numbers>(kind: Kind<T>, length: number): T {
  const array = unclearedScratch(kind, length);
  array.fill(0);
  return array;
}

/** An array with arbitrary content, for callers that write all of it before reading. */
export function unclearedScratch<T extends Numbers>(kind: Kind<T>, length: number): T {
  if (depth === 0) return new kind(length);
  const at = usedBytes;
  const end = at + length * kind.BYTES_PER_ELEMENT;
  usedBytes = Math.ceil(end / alignment) * alignment;
  peakBytes = Math.max(peakBytes, usedBytes);
  return end <= pool.byteLength ? new kind(pool, at, length) : new kind(length);
}
