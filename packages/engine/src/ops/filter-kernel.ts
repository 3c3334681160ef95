/** The WebAssembly kernel of the guided filter; see tools/filter-kernel for what each number means. */
import { kernelBase64 } from './filter-kernel.generated.ts';

export interface FilterKernel {
  readonly memory: WebAssembly.Memory;
  assign(
    lightness: number,
    a: number,
    b: number,
    nearest: number,
    labels: number,
    width: number,
    height: number,
    centres: number,
    count: number,
    reachX: number,
    reachY: number,
    chromaWeight: number,
    placeWeight: number,
  ): void;
  centre(
    lightness: number,
    a: number,
    b: number,
    labels: number,
    width: number,
    height: number,
    centres: number,
    count: number,
    sums: number,
  ): void;
  open(
    at: number,
    width: number,
    height: number,
    radius: number,
    groups: number,
    epsilon: number,
  ): number;
  laySheet(guide: number, entries: number, table: number): void;
  next(): number;
  values(target: number, planeBytes: number, low: number, high: number): void;
  lightnessRow(codes: number, places: number, table: number, target: number, count: number): void;
  addRow(sums: number, row: number, count: number): void;
  areaRow(sums: number, spans: number, target: number, count: number, rows: number): void;
  mendRow(cover: number, target: number, y: number, skip: number, count: number): void;
  spread(upper: number, lower: number, share: number, target: number, count: number): void;
  drawOut(
    row: number,
    firsts: number,
    seconds: number,
    between: number,
    target: number,
    count: number,
  ): void;
  addLight(sums: number, codes: number, light: number, share: number, count: number): void;
  writeLab(
    sums: number,
    places: number,
    shares: number,
    count: number,
    lightness: number,
    a: number,
    b: number,
    width: number,
  ): void;
  enlargeRow(
    mixed: number,
    firsts: number,
    seconds: number,
    between: number,
    guide: number,
    covers: number,
    coverBytes: number,
    planes: number,
    names: number,
    classes: number,
    certainty: number,
    count: number,
  ): void;
}

const firstFreeByte = 65536 + 1024;
const pageBytes = 65536;
const alignment = 16;
/** Rows are read in fours and may be looked at past their end. */
const spareBytes = 16;

/** Signals side by side in one vector of the kernel. */
export const lanes = 4;

let compiled: WebAssembly.Module | undefined;

/** A kernel with a memory of its own, which goes when the filtering is done. */
export class FilterMemory {
  readonly kernel: FilterKernel;
  private next = firstFreeByte;

  constructor() {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(kernelBase64), (letter) => letter.charCodeAt(0)),
    );
    // The build script compiles exactly these exports; a test compares the two.
    this.kernel = new WebAssembly.Instance(compiled, {}).exports as unknown as FilterKernel;
  }

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
    const { memory } = this.kernel;
    this.next = Math.ceil(end / alignment) * alignment;
    const missing = this.next - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
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
