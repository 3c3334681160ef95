/**
 * Arrays that are only needed while a photo is read or drawn.
 *
 * The rule: what is borrowed within `lend` is good until `lend` returns, and is then written over by the next
 * to borrow. So nothing that outlives it may be borrowed: not the planes of an analysis, nothing that is
 * cached. Where nobody lends, arrays are made afresh and can be held for as long as one likes. `lend` may be
 * called within `lend`; the work must be done when it returns, so it cannot be asynchronous.
 *
 * The reason: tens of megabytes of new arrays a photo start one full collection of garbage after another. Each
 * takes its time, and throws away machine code that nothing holds at that moment: of functions within
 * functions, of loops that were entered while running, and all that counts on the shape of objects of which
 * none is left. It then has to be compiled again for the next photo.
 */

type Numbers = Float64Array | Float32Array | Int32Array | Uint8Array;
interface Kind<T extends Numbers> {
  new (length: number): T;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** A photo of any size is read at about one size, for which this is enough; more is not held on to. */
const mostKeptBytes = 64 * 1024 * 1024;
const alignment = 64;

let kept = new ArrayBuffer(0);
let lenders = 0;
/** Bytes lent at this moment, and the most since the first of those who lend now began. */
let lent = 0;
let mostLent = 0;

/** All that `work` borrows is free again when it returns; what it returns must not be borrowed. */
export function lend<T>(work: () => T): T {
  const before = lent;
  if (lenders++ === 0) mostLent = 0;
  try {
    return work();
  } finally {
    lent = before;
    if (--lenders === 0) keepEnough();
  }
}

/** Arrays that did not fit were allocated; the next time they will fit. */
function keepEnough(): void {
  const wanted = Math.min(mostKeptBytes, mostLent);
  if (wanted > kept.byteLength) kept = new ArrayBuffer(wanted);
}

/** An array of zeros. */
export function borrow<T extends Numbers>(kind: Kind<T>, length: number): T {
  const array = borrowUsed(kind, length);
  array.fill(0);
  return array;
}

/** An array that holds whatever was left in it, for those who write all of it before they read. */
export function borrowUsed<T extends Numbers>(kind: Kind<T>, length: number): T {
  if (lenders === 0) return new kind(length);
  const at = lent;
  const end = at + length * kind.BYTES_PER_ELEMENT;
  lent = Math.ceil(end / alignment) * alignment;
  mostLent = Math.max(mostLent, lent);
  return end <= kept.byteLength ? new kind(kept, at, length) : new kind(length);
}
