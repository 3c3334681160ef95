/**
 * Typed arrays kept from picture to picture. One pool belongs to one thread, which draws one
 * picture at a time; a buffer is found by its name and grows when a larger picture comes.
 */
export interface BufferPool {
  /** `length` floats under this name; contents are whatever the last picture left. */
  floats(name: string, length: number): Float32Array;
  integers(name: string, length: number): Int32Array;
  words(name: string, length: number): Uint16Array;
  bytes(name: string, length: number): Uint8Array;
}

export function createBufferPool(): BufferPool {
  const store = new Map<string, ArrayBuffer>();
  const take = (name: string, byteLength: number): ArrayBuffer => {
    const known = store.get(name);
    if (known && known.byteLength >= byteLength) return known;
    const fresh = new ArrayBuffer(byteLength);
    store.set(name, fresh);
    return fresh;
  };
  return {
    floats: (name, length) => new Float32Array(take(name, length * 4), 0, length),
    integers: (name, length) => new Int32Array(take(name, length * 4), 0, length),
    words: (name, length) => new Uint16Array(take(name, length * 2), 0, length),
    bytes: (name, length) => new Uint8Array(take(name, length), 0, length),
  };
}
