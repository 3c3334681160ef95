/**
 * Typed arrays reused between pictures. A pool belongs to one thread, which draws one picture at a time. Contents are
 * undefined.
 * Buffers of a whole picture are found by name and grow with larger pictures. Buffers of a single stage are
 * `passing`: all stages share that memory, since no two run at once.
 */
export interface PassingBuffers {
  floats(length: number): Float32Array;
  doubles(length: number): Float64Array;
  integers(length: number): Int32Array;
}

export interface BufferPool {
  floats(name: string, length: number): Float32Array;
  integers(name: string, length: number): Int32Array;
  words(name: string, length: number): Uint16Array;
  bytes(name: string, length: number): Uint8Array;
  /** Released at the next stage. */
  readonly passing: PassingBuffers;
  nextStage(): void;
}

const alignment = 8;
/** Growth step, so that slightly different picture sizes don't reallocate. */
const passingStep = 1 << 20;

export function createBufferPool(): BufferPool {
  const store = new Map<string, ArrayBuffer>();
  const take = (name: string, byteLength: number): ArrayBuffer => {
    const known = store.get(name);
    if (known && known.byteLength >= byteLength) return known;
    // Freed at once: the garbage collector sees only a small object and may wait.
    known?.transfer(0);
    const fresh = new ArrayBuffer(byteLength);
    store.set(name, fresh);
    return fresh;
  };

  let shared = new ArrayBuffer(0);
  let used = 0;
  let wanted = 0;
  const pass = (byteLength: number): [ArrayBuffer, number] => {
    const length = (byteLength + alignment - 1) & ~(alignment - 1);
    wanted += length;
    // More than any previous stage: allocated separately this time, and part of the shared memory from the next stage
    // on.
    if (used + length > shared.byteLength) return [new ArrayBuffer(length), 0];
    used += length;
    return [shared, used - length];
  };

  return {
    floats: (name, length) => new Float32Array(take(name, length * 4), 0, length),
    integers: (name, length) => new Int32Array(take(name, length * 4), 0, length),
    words: (name, length) => new Uint16Array(take(name, length * 2), 0, length),
    bytes: (name, length) => new Uint8Array(take(name, length), 0, length),
    passing: {
      floats: (length) => new Float32Array(...pass(length * 4), length),
      doubles: (length) => new Float64Array(...pass(length * 8), length),
      integers: (length) => new Int32Array(...pass(length * 4), length),
    },
    nextStage() {
      if (wanted > shared.byteLength) {
        shared.transfer(0);
        shared = new ArrayBuffer(Math.ceil(wanted / passingStep) * passingStep);
      }
      used = 0;
      wanted = 0;
    },
  };
}
