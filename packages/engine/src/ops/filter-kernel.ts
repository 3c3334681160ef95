/** The WebAssembly kernel of the guided filter; see kernels/filter/assembly for what each number means. */
import type { FilterExports } from '../kernels/filter/exports.generated.ts';
import { firstFreeByte, growMemory, instantiateKernel } from '../kernels/load-kernel.ts';

const alignment = 16;
/** Rows are read in fours and may be looked at past their end. */
const spareBytes = 16;

/** Signals side by side in one vector of the kernel. */
export const lanes = 4;

/** A kernel with a memory of its own, which goes when the filtering is done. */
export class FilterMemory {
  readonly kernel: FilterExports = instantiateKernel('filter');
  private next = firstFreeByte;

  get byteLength(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Frees all of it; what was laid in it is written over. */
  clear(): void {
    this.next = firstFreeByte;
  }

  /** Address of so many free bytes; views taken before are no longer valid. */
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

  /** Room for a filter of `count` signals, whose guide, entries and table lie there already. */
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

/** More than this is not held on to. */
const mostPassingBytes = 16 * 1024 * 1024;
let passing: FilterMemory | undefined;

/**
 * The memory for work that leaves nothing behind: taken again and again, and written over by the next to take it.
 * A new one each time is cleared page by page and collected much later.
 */
export function passingMemory(): FilterMemory {
  if (!passing || passing.byteLength > mostPassingBytes) passing = new FilterMemory();
  passing.clear();
  return passing;
}
