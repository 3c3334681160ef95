/**
 * The paint kernel's memory for one picture: rows of the analysis are copied in for the current row, constant
 * data is written once.
 */

import type { ColourCube } from '../../colour/colour-cube.ts';
import { linearFromSrgb8 } from '../../colour/srgb.ts';
import type { Plane } from '../../image/image.ts';
import { firstFreeByte, growMemory } from '../../kernels/load-kernel.ts';
import type { PaintExports } from '../../kernels/paint/exports.generated.ts';
import type { MaterialTile } from '../../materials/tile.ts';
import { type LinearTaps, linearTaps } from '../../ops/resize.ts';
import type { Analysis } from '../../sense/analysis.ts';
import { surfaceOf } from '../../sense/analysis.ts';
import { boxPlanesOf } from '../masks/box-planes.ts';
import { windowMaskOf } from '../masks/window-mask.ts';
import { acquirePaintKernel, releasePaintKernel } from './paint-kernel.ts';

const alignment = 16;
/** The kernel reads 16 bytes for a texel of 12, and so may read past the last one. */
const spareBytes = 16;

const triplesAtOnce = 1024;

function padTriples(values: Float32Array, target: Float32Array, first: number, end: number): void {
  for (let from = first * 3, to = first * 4; from < end * 3; from += 3, to += 4) {
    target[to] = values[from]!;
    target[to + 1] = values[from + 1]!;
    target[to + 2] = values[from + 2]!;
    target[to + 3] = 0;
  }
}

type Values =
  | Float32Array
  | Uint8Array
  | Uint8ClampedArray
  | Uint16Array
  | Uint32Array
  | Int32Array;

/** A photo-sized array whose current row is in the memory. */
interface RowSlot {
  readonly source: Values;
  readonly at: number;
  /** Values per row. */
  readonly length: number;
}

/** A plane at its own resolution: interpolated vertically, but not horizontally. */
interface PlaneSlot {
  readonly plane: Plane;
  readonly at: number;
}

/** A plane whose rows are enlarged to the photo's width. */
interface EnlargedSlot {
  readonly plane: Plane;
  readonly rows: LinearTaps;
  /** Address of the row at the plane's width, and of the interpolation tables. */
  readonly mixedAt: number;
  readonly columnsAt: readonly [firsts: number, seconds: number, shares: number];
  readonly at: number;
}

function mixTwo(
  { widthPx, data }: Plane,
  upperRow: number,
  lowerRow: number,
  share: number,
  target: Float32Array,
  start: number,
): void {
  const upper = upperRow * widthPx;
  const lower = lowerRow * widthPx;
  for (let x = 0; x < widthPx; x++) {
    const top = data[upper + x]!;
    target[start + x] = top + (data[lower + x]! - top) * share;
  }
}

export class RowCanvas {
  readonly kernel: PaintExports = acquirePaintKernel();
  readonly widthPx: number;
  private readonly heightPx: number;
  private readonly slots: RowSlot[] = [];
  private readonly planeSlots: PlaneSlot[] = [];
  private readonly enlargedSlots: EnlargedSlot[] = [];
  private readonly tiles = new Map<MaterialTile, number>();
  private next = firstFreeByte;
  private readonly lightAt: number;
  private readonly restAt: number;
  private readonly sparedAt: number;
  private readonly tableAt: number;
  private views: { buffer: ArrayBufferLike; light: Float32Array; spared: Float32Array } | undefined;

  constructor(analysis: Analysis) {
    const { widthPx, heightPx, data } = analysis.photo;
    this.widthPx = widthPx;
    this.heightPx = heightPx;
    const linearAt = this.reserve(widthPx * 16);
    this.lightAt = this.reserve(widthPx * 16);
    this.restAt = this.reserve(widthPx * 4);
    this.sparedAt = this.reserve(widthPx * 4);
    this.tableAt = this.put(linearFromSrgb8);
    const isInside = analysis.kind === 'interior';
    const matte = (name: 'window' | 'sky' | 'vegetation') =>
      this.follow(surfaceOf(analysis, name).matte.data);
    this.kernel.setRows(
      linearAt,
      this.lightAt,
      this.restAt,
      this.sparedAt,
      this.follow(data, widthPx * 3),
      this.follow(analysis.planeOf),
      this.follow(boxPlanesOf(analysis)),
      this.follow(analysis.protect.data),
      isInside ? this.followEnlarged(windowMaskOf(analysis)) : matte('window'),
      isInside ? 0 : matte('sky'),
      isInside ? 0 : matte('vegetation'),
    );
  }

  /** Ends the picture; the canvas can't be used any more. */
  close(): void {
    releasePaintKernel(this.kernel);
  }

  /** Allocates bytes and returns the address. */
  reserve(bytes: number): number {
    const at = this.next;
    this.next = Math.ceil((at + bytes) / alignment) * alignment;
    growMemory(this.kernel.memory, this.next);
    return at;
  }

  /** Writes constant data. */
  put(values: Values): number {
    const at = this.reserve(values.byteLength + spareBytes);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.kernel.memory.buffer).set(bytes, at);
    return at;
  }

  /** Writes a block of values: `d` 64-bit and `f` 32-bit floats, `i` integers and addresses. */
  block(layout: string, values: readonly number[]): number {
    const at = this.reserve(values.length * 8);
    const view = new DataView(this.kernel.memory.buffer, at);
    let offset = 0;
    for (const [index, letter] of [...layout].entries()) {
      const value = values[index]!;
      if (letter === 'd') view.setFloat64(offset, value, true);
      else if (letter === 'f') view.setFloat32(offset, value, true);
      else view.setInt32(offset, value, true);
      offset += letter === 'd' ? 8 : 4;
    }
    return at;
  }

  /** Triples padded to four values, as the kernel reads them. */
  putTriples(values: Float32Array): number {
    const count = values.length / 3;
    const at = this.reserve(count * 16);
    const target = new Float32Array(this.kernel.memory.buffer, at, count * 4);
    for (let from = 0; from < count; from += triplesAtOnce) {
      padTriples(values, target, from, Math.min(count, from + triplesAtOnce));
    }
    return at;
  }

  putCube(cube: ColourCube): number {
    return this.putTriples(cube);
  }

  putTile(tile: MaterialTile): number {
    let at = this.tiles.get(tile);
    if (at === undefined) {
      const levels = this.put(Uint32Array.from(tile.levels, (level) => this.put(level)));
      const { mean, sizeMetres, sizePx } = tile;
      const numbers = [...mean, 0, 1 / sizeMetres, sizePx, tile.levels.length - 1, levels];
      at = this.block('ffffdiii', numbers);
      this.tiles.set(tile, at);
    }
    return at;
  }

  /** Address of the current row of a photo-sized array. */
  follow(source: Values, length: number = this.widthPx): number {
    const at = this.reserve(length * source.BYTES_PER_ELEMENT);
    this.slots.push({ source, at, length });
    return at;
  }

  /** Address of the current row of a smaller plane, at its own width. */
  followPlane(plane: Plane): number {
    const at = this.reserve(plane.widthPx * 4);
    this.planeSlots.push({ plane, at });
    return at;
  }

  /** Address of the current row of a plane, at the photo's width. */
  private followEnlarged(plane: Plane): number {
    const { widthPx, heightPx } = this;
    if (plane.widthPx === widthPx && plane.heightPx === heightPx) return this.follow(plane.data);
    const { first, second, share } = linearTaps(plane.widthPx, widthPx);
    this.enlargedSlots.push({
      plane,
      rows: linearTaps(plane.heightPx, heightPx),
      mixedAt: this.reserve(plane.widthPx * 4),
      columnsAt: [this.put(first), this.put(second), this.put(share)],
      at: this.reserve(widthPx * 4),
    });
    return this.enlargedSlots.at(-1)!.at;
  }

  /** Loads row y, of which every `step`-th pixel is used; returns their number. */
  begin(y: number, step: number): number {
    const { buffer } = this.kernel.memory;
    const whole = { 1: new Uint8Array(buffer), 4: new Float32Array(buffer) };
    for (const { source, at, length } of this.slots) {
      const values = source.subarray(y * length, (y + 1) * length);
      if (values instanceof Float32Array) whole[4].set(values, at / 4);
      else whole[1].set(values, at);
    }
    for (const { plane, at } of this.planeSlots) this.mixRows(plane, y, whole[4], at / 4);
    const count = Math.ceil(this.widthPx / step);
    for (const { plane, rows, mixedAt, columnsAt, at } of this.enlargedSlots) {
      mixTwo(plane, rows.first[y]!, rows.second[y]!, rows.share[y]!, whole[4], mixedAt / 4);
      this.kernel.enlargeRow(mixedAt, ...columnsAt, at, step, count);
    }
    this.kernel.begin(this.tableAt, step, count);
    return count;
  }

  private mixRows(plane: Plane, y: number, target: Float32Array, start: number): void {
    const { heightPx } = plane;
    const place = ((y + 0.5) * heightPx) / this.heightPx - 0.5;
    const row = Math.max(0, Math.min(heightPx - 1, place));
    const upper = Math.floor(row);
    mixTwo(plane, upper, Math.min(heightPx - 1, upper + 1), row - upper, target, start);
  }

  /** Light of the new picture in the current row, four values per pixel. */
  get light(): Float32Array {
    return this.current().light;
  }

  /** How much of the finish each pixel is spared. */
  get spared(): Float32Array {
    return this.current().spared;
  }

  private current() {
    const { buffer } = this.kernel.memory;
    if (this.views?.buffer !== buffer) {
      this.views = {
        buffer,
        light: new Float32Array(buffer, this.lightAt, this.widthPx * 4),
        spared: new Float32Array(buffer, this.sparedAt, this.widthPx),
      };
    }
    return this.views;
  }
}
