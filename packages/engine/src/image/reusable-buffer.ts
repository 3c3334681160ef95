/**
 * Scratch memory reused from task to task. A new array per picture costs twice: it is zeroed on allocation,
 * and its garbage collection discards compiled machine code as well.
 */
type Values = Float32Array | Uint8Array | Uint16Array;

/** Larger buffers are freed after use. */
const mostReusedBytes = 8 * 1024 * 1024;

export class ReusableBuffer<Kind extends Values> {
  private readonly make: new (
    length: number,
  ) => Kind;
  private buffer: Kind | null = null;

  constructor(make: new (length: number) => Kind) {
    this.make = make;
  }

  /** Contents are arbitrary; valid until the next call. */
  take(length: number): Kind {
    if (this.buffer && this.buffer.length >= length) {
      return this.buffer.subarray(0, length) as Kind;
    }
    const fresh = new this.make(length);
    this.buffer = fresh.byteLength <= mostReusedBytes ? fresh : null;
    return fresh;
  }

  /** Like `take`, filled with 0. */
  takeCleared(length: number): Kind {
    return this.take(length).fill(0) as Kind;
  }
}
