/** The memory of the tile at work: that of a kernel, which bakes one tile after another in it. */

import { firstFreeByte, growMemory, instantiateKernel } from '../kernels/load-kernel.ts';
import type { TileExports } from '../kernels/tile/exports.generated.ts';
import { type NoiseName, noiseNames, noiseSizePx, noiseTable } from './noise.ts';

const alignment = 16;
/** Vectors are read and written over the end of what they are made of. */
const spareBytes = 16;
const aligned = (bytes: number) => Math.ceil((bytes + spareBytes) / alignment) * alignment;

/** A table of noise as the kernel reads it, with its first column and row once more at its end. */
const tableSidePx = noiseSizePx + 1;
const tableBytes = aligned(tableSidePx * tableSidePx * 4);
const firstByteOfTile = firstFreeByte + noiseNames.length * tableBytes;

/** A memory that has grown larger, which only the largest tiles need, is let go when one is baked. */
const mostReusedBytes = 16 * 1024 * 1024;

export class TileMemory {
  readonly kernel: TileExports = instantiateKernel('tile');
  /** Where the noise lies that was asked for; it stays there from tile to tile. */
  private readonly tables = new Map<NoiseName, number>();
  private next = firstByteOfTile;

  /** Makes room for a tile that needs so many bytes; what the one before was given is no longer valid. */
  begin(bytes: number): void {
    this.next = firstByteOfTile;
    growMemory(this.kernel.memory, firstByteOfTile + bytes);
  }

  /** Address of so many bytes of the room that was made. */
  reserve(bytes: number): number {
    const at = this.next;
    this.next += aligned(bytes);
    return at;
  }

  /** So many numbers, all of them 0. */
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

/** Bytes that `reserve` takes for things of these sizes. */
export const bytesOf = (sizes: readonly number[]) =>
  sizes.reduce((sum, bytes) => sum + aligned(bytes), 0);

let kept: TileMemory | null = null;

/** The memory of the tile at work. */
export function tileMemory(): TileMemory {
  kept ??= new TileMemory();
  return kept;
}

/** To be called when a tile is baked. */
export function leaveTileMemory(): void {
  if (kept && kept.kernel.memory.buffer.byteLength > mostReusedBytes) kept = null;
}
