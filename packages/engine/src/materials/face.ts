/**
 * Faces of a surface's pieces. A face paints a row's texels: colour (linear light), height (metres, relative)
 * and gloss (0 matt .. 1 mirror), from the pieces they belong to.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import type { TileExports } from '../kernels/tile/exports.generated.ts';
import type { PieceRow } from './layout.ts';

/** Overwritten for every row of a bake. */
export class TexelRow {
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  readonly heightMetres: Float64Array;
  readonly gloss: Float64Array;

  constructor(row: () => Float64Array) {
    this.red = row();
    this.green = row();
    this.blue = row();
    this.heightMetres = row();
    this.gloss = row();
  }
}

/** All in the tile's memory. */
export interface FaceRow {
  /** Positions in the tile, 0..1; `v` is constant in a row. */
  readonly u: Float64Array;
  readonly v: Float64Array;
  readonly pieces: PieceRow;
  readonly colours: readonly LinearRgb[];
  /** Scratch rows of a face, mostly for noise; zeroed at the start of a tile. */
  readonly rooms: Rooms;
}

/** Enough for the most demanding face. */
export type Rooms = readonly [Room, Room, Room, Room, Room, Room, Room, Room];
type Room = Float64Array;

/** Paints texels `from` to `to`. */
export type Face = (row: FaceRow, out: TexelRow, from: number, to: number) => void;

export function paint(out: TexelRow, x: number, colour: LinearRgb, factor: number) {
  out.red[x] = colour[0] * factor;
  out.green[x] = colour[1] * factor;
  out.blue[x] = colour[2] * factor;
}

export function blend(out: TexelRow, x: number, colour: LinearRgb, amount: number) {
  const t = amount < 0 ? 0 : Math.min(amount, 1);
  out.red[x]! += (colour[0] - out.red[x]!) * t;
  out.green[x]! += (colour[1] - out.green[x]!) * t;
  out.blue[x]! += (colour[2] - out.blue[x]!) * t;
}

/** Blends each component towards this share of itself. */
export function blendOwn(out: TexelRow, x: number, shares: LinearRgb, amount: number) {
  const t = amount < 0 ? 0 : Math.min(amount, 1);
  out.red[x]! += (out.red[x]! * shares[0] - out.red[x]!) * t;
  out.green[x]! += (out.green[x]! * shares[1] - out.green[x]!) * t;
  out.blue[x]! += (out.blue[x]! * shares[2] - out.blue[x]!) * t;
}

export function shade(out: TexelRow, x: number, factor: number) {
  out.red[x]! *= factor;
  out.green[x]! *= factor;
  out.blue[x]! *= factor;
}

/** Colours for the kernel's faces: a base, and one to blend with it. */
export function setKernelColours(kernel: TileExports, first: LinearRgb, second: LinearRgb) {
  kernel.setColours(first[0], first[1], first[2], second[0], second[1], second[2]);
}
