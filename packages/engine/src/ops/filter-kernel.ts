/** WebAssembly kernel of the guided filter; see kernels/filter/assembly for the arguments. */
import type { FilterExports } from '../kernels/filter/exports.generated.ts';
import { firstFreeByte, growMemory, instantiateKernel } from '../kernels/load-kernel.ts';

const alignment = 16;
/** Vector reads may pass a row's end. */
const spareBytes = 16;

/** Signals per vector. */
export const lanes = 4;

/** A kernel with its own memory, freed after filtering. */
export class FilterMemory {
  readonly kernel: FilterExports = instantiateKernel('filter');
  private next = firstFreeByte;

  get byteLength(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Resets the allocator; contents may be overwritten. */
  clear(): void {
    this.next = firstFreeByte;
  }

  /** Allocates bytes and returns the address; earlier views become invalid. */
  reserve(bytes: number): number {
    const at = this.next;
    this.growTo(at + bytes + spareBytes);
    return at;
  }

  put(values: Float32Array | Float64Array | Int32Array | Uint8Array): number {
    const at = this.reserve(values.byteLength);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.kernel.memory.buffer).set(bytes, at);
    return at;
  }

  /** Allocates a filter of `count` signals, whose guide, entries and table are in memory already. */
  openFilter(
    sheet: { readonly width: number; readonly height: number; readonly radius: number },
    epsilon: number,
    count: number,
    [guide, entries, table]: readonly [guide: number, entries: number, table: number],
  ): void {
    const groups = Math.max(1, Math.ceil(count / lanes));
    const { width, height, radius } = sheet;
    this.growTo(this.kernel.open(this.next, width, height, radius, groups, epsilon));
    this.kernel.laySheet(guide, entries, table);
  }

  floats(at: number, count: number): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, at, count);
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, at, count);
  }

  private growTo(end: number): void {
    this.next = Math.ceil(end / alignment) * alignment;
    growMemory(this.kernel.memory, this.next);
  }
}

/** Larger memory isn't kept. */
const mostPassingBytes = 16 * 1024 * 1024;
let passing: FilterMemory | undefined;

/**
 * Shared memory for temporary work, overwritten by the next user. A new one each time would be zeroed page by
 * page and collected much later.
 */
export function sharedFilterMemory(): FilterMemory {
  if (!passing || passing.byteLength > mostPassingBytes) passing = new FilterMemory();
  passing.clear();
  return passing;
}
