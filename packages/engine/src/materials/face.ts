/**
 * What the pieces of a surface are made of. A face paints one texel: colour (linear light),
 * height (metres, relative) and gloss (0 matt .. 1 mirror), from the piece it lies in.
 */
import type { LinearRgb } from '../colour/oklab.ts';
import type { Piece } from './layout.ts';

/** Reused for every texel of a bake. */
export interface Texel {
  red: number;
  green: number;
  blue: number;
  heightMetres: number;
  gloss: number;
}

export interface FacePlace {
  /** Place in the tile, 0..1. */
  readonly u: number;
  readonly v: number;
  readonly piece: Piece;
  readonly colours: readonly LinearRgb[];
}

export type Face = (place: FacePlace, out: Texel) => void;

export function paint(out: Texel, colour: LinearRgb, factor: number) {
  out.red = colour[0] * factor;
  out.green = colour[1] * factor;
  out.blue = colour[2] * factor;
}

export function blend(out: Texel, colour: LinearRgb, amount: number) {
  const t = amount < 0 ? 0 : Math.min(amount, 1);
  out.red += (colour[0] - out.red) * t;
  out.green += (colour[1] - out.green) * t;
  out.blue += (colour[2] - out.blue) * t;
}

/** 0 at `low`, 1 at `high`, smooth between (also with `low` above `high`). */
export const ramp = (low: number, high: number, value: number) => {
  const t = (value - low) / (high - low);
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
};
