/** Pen marks: hatching of uneven pressure, and small arcs for leaves. */

import { grainNoise } from '../../ops/noise-field.ts';
import { clamp01, fraction, smoothStep } from '../../ops/ramps.ts';
import { hashLattice } from '../../random/random.ts';

/**
 * Darkness of a set of lines, 0..1.
 * @param across, along position in line spacings
 * @param softness half a pixel in line spacings, to antialias fine hatching
 */
export function penStroke(across: number, along: number, cover: number, softness: number): number {
  const line = Math.floor(across);
  const pressure = grainNoise.sample(along * 0.0048 + line * 0.131, line * 0.213);
  const width = 0.09 + 0.18 * cover + (pressure - 0.5) * 0.12;
  const bow = (grainNoise.sample(along * 0.0021, line * 0.071) - 0.5) * 0.3;
  const gap = smoothStep(0.24, 0.34, pressure + cover * 0.25);
  const off = Math.abs(across - line - 0.5 + bow);
  return (1 - smoothStep(width - softness, width + softness, off)) * gap;
}

interface Cell {
  /** Position in the cell, -0.5..0.5 from its jittered centre. */
  dx: number;
  dy: number;
  /** Two random numbers 0..1 of the cell. */
  chance: number;
  chance2: number;
}

const cell: Cell = { dx: 0, dy: 0, chance: 0, chance2: 0 };

/** Cell of a position. Rows are offset and layers rotated, to hide the grid. */
function findCell(x: number, y: number, cellPx: number, turnRad: number, layer: number): Cell {
  const cos = Math.cos(turnRad);
  const sin = Math.sin(turnRad);
  const v = (-x * sin + y * cos) / cellPx;
  const row = Math.floor(v);
  const u = (x * cos + y * sin) / cellPx + hashLattice(row, 3, 53 + layer);
  const column = Math.floor(u);
  cell.chance = hashLattice(column, row, 41 + layer);
  cell.chance2 = hashLattice(row, column, 47 + layer);
  cell.dx = u - column - 0.5 - (cell.chance - 0.5) * 0.4;
  cell.dy = v - row - 0.5 - (fraction(cell.chance * 7.31) - 0.5) * 0.4;
  return cell;
}

/**
 * Darkness of leaves, 0..1: short arcs, one per cell, in random directions, more of them in shade.
 * @param penPx width of the pen
 */
export function leafMark(
  x: number,
  y: number,
  cellPx: number,
  penPx: number,
  cover: number,
  layer: number,
): number {
  const { dx, dy, chance, chance2 } = findCell(x, y, cellPx, layer === 0 ? 0.35 : -0.6, layer);
  if (chance2 > cover) return 0;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const radius = 0.16 + 0.26 * fraction(chance2 * 13.7);
  const turnRad = chance * 2 * Math.PI;
  // Open on one side: the outline of a leaf, not a bubble.
  const towards = (dx * Math.cos(turnRad) + dy * Math.sin(turnRad)) / Math.max(1e-6, distance);
  return (
    clamp01(penPx / 2 + 0.5 - Math.abs(distance - radius) * cellPx) *
    smoothStep(0.25, -0.1, towards)
  );
}

/** Darkness of grass, 0..1: short, slightly leaning blades, more of them in shade. */
export function grassMark(
  x: number,
  y: number,
  cellPx: number,
  penPx: number,
  cover: number,
  layer: number,
): number {
  const { dx, dy, chance, chance2 } = findCell(x, y, cellPx * 0.8, 0, layer);
  if (chance2 > cover) return 0;
  const lean = (chance - 0.5) * 0.7;
  const across = Math.abs(dx - dy * lean) * cellPx * 0.8;
  const length = 0.22 + 0.2 * fraction(chance2 * 13.7);
  // A blade is widest at its foot.
  const width = penPx * (0.45 + 0.5 * (0.5 + dy));
  return clamp01(width / 2 + 0.5 - across) * smoothStep(length, length - 0.1, Math.abs(dy));
}
