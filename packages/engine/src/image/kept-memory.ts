/**
 * Memory that is needed for one task and not after it. The next such task is given the same, because arrays
 * made anew for every picture are paid for twice: they are cleared before use, and the collections that
 * take them away again throw out machine code with them.
 */
type Values = Float32Array | Uint8Array | Uint16Array;

/** Buffers of huge pictures are not kept. */
const mostKeptBytes = 8 * 1024 * 1024;

export class KeptMemory<Kind extends Values> {
  private readonly make: new (
    length: number,
  ) => Kind;
  private kept: Kind | null = null;

  constructor(make: new (length: number) => Kind) {
    this.make = make;
  }

  /** So many values, which hold anything; they are the caller's until the next call. */
  take(length: number): Kind {
    if (this.kept && this.kept.length >= length) {
      return this.kept.subarray(0, length) as Kind;
    }
    const fresh = new this.make(length);
    this.kept = fresh.byteLength <= mostKeptBytes ? fresh : null;
    return fresh;
  }

  /** So many values, all of them 0. */
  takeCleared(length: number): Kind {
    return this.take(length).fill(0) as Kind;
  }
}
