/**
 * How much is done to a surface depends on confidence. Certain of mask and plane: a new material in
 * perspective. Fairly certain: a new colour on the photo's own texture, where errors are less visible.
 * Otherwise only palette, light and grade. Bolder patterns need more confidence: an error shows under brick,
 * not under plaster.
 */

import { channels } from '../../materials/mips.ts';
import type { MaterialTile } from '../../materials/tile.ts';
import { smoothStep } from '../../ops/ramps.ts';
import type { LadderStep } from '../request.ts';

export interface Certainty {
  /** Expected precision of the covered pixels. */
  readonly matte: number;
  /** Confidence in the plane's position and direction; 0 without one. */
  readonly plane: number;
  /** Share of the photo. */
  readonly area: number;
}

/**
 * Requirements of a recolour, and of a material without and with the boldest pattern. Walls with small
 * pictures score about .78, bare ones .86: brick must not cover the pictures.
 */
const needed = {
  recolourMatte: 0.53,
  quietMatte: 0.65,
  boldMatte: 0.83,
  quietPlane: 0.22,
  boldPlane: 0.42,
  area: 0.004,
} as const;

/** Relief slopes, as shares of the steepest, at which lines become visible and bold. */
const seenRelief = [0.016, 0.032] as const;

/** Visibility of lines in a tile's relief (panelling, shiplap), 0..1. */
export function reliefLines(tile: MaterialTile): number {
  const level = tile.levels[Math.max(0, tile.levels.length - 8)]!;
  let squares = 0;
  for (let at = 0; at < level.length; at += channels) {
    squares += (level[at + 3]! / 32768 - 1) ** 2 + (level[at + 4]! / 32768 - 1) ** 2;
  }
  return smoothStep(seenRelief[0], seenRelief[1], Math.sqrt((squares * channels) / level.length));
}

/** 0 (uniform colour) .. 1 (brick, wallpaper): variance of light over the tile, at middle scales. */
export function boldness(tile: MaterialTile): number {
  const level = tile.levels[Math.max(0, tile.levels.length - 7)]!;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let at = 0; at < level.length; at += channels) {
    const light = Math.cbrt(
      (0.3 * level[at]! + 0.6 * level[at + 1]! + 0.1 * level[at + 2]!) / 65535,
    );
    sum += light;
    squares += light * light;
    count++;
  }
  const mean = sum / count;
  return smoothStep(0.006, 0.045, Math.sqrt(Math.max(0, squares / count - mean * mean)));
}

export function ladderStep(certainty: Certainty, bold: number): LadderStep {
  const { matte, plane, area } = certainty;
  if (area < needed.area || matte < needed.recolourMatte) return 'keep';
  const matteBar = needed.quietMatte + (needed.boldMatte - needed.quietMatte) * bold;
  const planeBar = needed.quietPlane + (needed.boldPlane - needed.quietPlane) * bold;
  return matte >= matteBar && plane >= planeBar ? 'material' : 'recolour';
}

/** For a surface that the user chose, which confirms its mask, but not its plane. */
export function ladderStepByHand(certainty: Certainty, bold: number): LadderStep {
  return ladderStep({ ...certainty, matte: 1, area: Math.max(certainty.area, needed.area) }, bold);
}
