/** Memory of the current tile: a kernel's, reused from tile to tile. */

import { firstFreeByte, growMemory, instantiateKernel } from '../kernels/load-kernel.ts';
import type { TileExports } from '../kernels/tile/exports.generated.ts';
import { type NoiseName, noiseNames, noiseSizePx, noiseTable } from './noise.ts';

const alignment = 16;
/** Vector reads and writes may pass a row's end. */
const spareBytes = 16;
const aligned = (bytes: number) => Math.ceil((bytes + spareBytes) / alignment) * alignment;

/** A noise table in the kernel's format, with its first column and row repeated at the end. */
const tableSidePx = noiseSizePx + 1;
const tableBytes = aligned(tableSidePx * tableSidePx * 4);
const firstByteOfTile = firstFreeByte + noiseNames.length * tableBytes;

/** Larger memory, which only the largest tiles need, is freed after baking. */
const mostReusedBytes = 16 * 1024 * 1024;

export class TileMemory {
  readonly kernel: TileExports = instantiateKernel('tile');
  /** Addresses of loaded noise tables, which stay from tile to tile. */
  private readonly tables = new Map<NoiseName, number>();
  private next = firstByteOfTile;

  /** Allocates memory for a tile; that of the previous one becomes invalid. */
  begin(bytes: number): void {
    this.next = firstByteOfTile;
    growMemory(this.kernel.memory, firstByteOfTile + bytes);
  }

  /** Allocates bytes and returns the address. */
  reserve(bytes: number): number {
    const at = this.next;
    this.next += aligned(bytes);
    return at;
  }

  row(length: number): Float64Array {
    const at = this.reserve(length * 8);
    return new Float64Array(this.kernel.memory.buffer, at, length).fill(0);
  }

  tableAt(name: NoiseName): number {
    let at = this.tables.get(name);
    if (at === undefined) {
      at = firstFreeByte + noiseNames.indexOf(name) * tableBytes;
      this.layTable(noiseTable(name), at);
      this.tables.set(name, at);
    }
    return at;
  }

  private layTable(table: Float32Array, at: number): void {
    const laid = new Float32Array(this.kernel.memory.buffer, at, tableSidePx * tableSidePx);
    for (let y = 0; y < tableSidePx; y++) {
      const from = (y % noiseSizePx) * noiseSizePx;
      laid.set(table.subarray(from, from + noiseSizePx), y * tableSidePx);
      laid[y * tableSidePx + noiseSizePx] = table[from]!;
    }
  }
}

/** Bytes that `reserve` takes for these sizes. */
export const bytesOf = (sizes: readonly number[]) =>
  sizes.reduce((sum, bytes) => sum + aligned(bytes), 0);

let kept: TileMemory | null = null;

export function tileMemory(): TileMemory {
  kept ??= new TileMemory();
  return kept;
}

/** Call after baking a tile. */
export function leaveTileMemory(): void {
  if (kept && kept.kernel.memory.buffer.byteLength > mostReusedBytes) kept = null;
}
