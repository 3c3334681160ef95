/**
 * Recomputes masks near borders without an edge in the photo: known values on both sides are diffused, freely
 * in flat areas and hardly across edges. The border moves to the nearest edge of light or colour, or fades
 * over a wide band.
 */
import type { Plane, RgbImage } from '../../image/image.ts';
import { feedbackOf, multiply, spreadAlongEdges, stepsBetween } from './edge-spread.ts';
import type { PhotoGrid } from './photo-grid.ts';
import { coarse, gridOf, writeColour } from './photo-grid.ts';
import { unsupportedBorderBand } from './unsupported-borders.ts';

const rule = { carried: [0.035, 0.075], bandCells: 6 } as const;
/** Weight of the old mask where it is recomputed. */
const leftTrust = 0.015;

/** Corrects the covers (0..255, at most 255 in total) in place. */
export function interpolateBorders(
  photo: RgbImage,
  certainty: Plane,
  covers: readonly Uint8Array[],
): void {
  const grid = gridOf(photo);
  const signals = covers.map((cover) => coarse(grid, photo, cover, 1 / 255));
  const steps = stepsBetween(grid, 3);
  const band = unsupportedBorderBand(grid, steps.largest, signals, rule);
  if (!band) return;
  const trust = trustIn(band, coarse(grid, photo, certainty.data, 1));
  const feedback = feedbackOf(grid, steps);
  const settled = signals.map((signal) => {
    const trusted = new Float32Array(trust.length);
    multiply(signal, trust, trusted);
    return spreadAlongEdges(trusted, feedback);
  });
  spreadAlongEdges(trust, feedback);
  for (const signal of settled) divide(signal, trust);
  const changes = new Uint8Array(band.length);
  for (let s = 0; s < covers.length; s++) markChanges(changes, band, signals[s]!, settled[s]!);
  apply(changes, { grid, photo, band, settled, covers });
}

/** Confidence of each cell. */
function trustIn(band: Float32Array, sure: Float32Array): Float32Array {
  const trust = new Float32Array(band.length);
  for (let i = 0; i < trust.length; i++) {
    trust[i] = (1 - band[i]!) * sure[i]! ** 2 + leftTrust;
  }
  return trust;
}

function divide(values: Float32Array, by: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i]! /= by[i]!;
}

/** Squared difference of colour at which a cell's weight is halved. */
const alike = 0.05 ** 2;
/** Smaller changes of cover are skipped. */
const leastChange = 0.02;

/** Marks cells near a smooth border whose cover has changed. */
function markChanges(
  changes: Uint8Array,
  band: Float32Array,
  before: Float32Array,
  now: Float32Array,
): void {
  for (let i = 0; i < changes.length; i++) {
    if (band[i]! >= 0.01 && Math.abs(now[i]! - before[i]!) > leastChange) changes[i] = 1;
  }
}

interface Settling {
  readonly grid: PhotoGrid;
  readonly photo: RgbImage;
  readonly band: Float32Array;
  /** New covers of the cells, 0..1. */
  readonly settled: readonly Float32Array[];
  /** Covers of the pixels, 0..255, updated in place. */
  readonly covers: readonly Uint8Array[];
}

/** Writes the new covers in the band, block by block between the centres of four cells. */
function apply(changes: Uint8Array, settling: Settling): void {
  for (let row = -1; row < settling.grid.rows; row++) applyRow(changes, settling, row);
}

/** Blocks between two rows of cells. */
function applyRow(changes: Uint8Array, settling: Settling, row: number): void {
  const { columns, rows } = settling.grid;
  const top = Math.max(0, row) * columns;
  const lower = Math.min(rows - 1, row + 1) * columns;
  for (let column = -1; column < columns; column++) {
    const left = Math.max(0, column);
    const right = Math.min(columns - 1, column + 1);
    const a = top + left;
    const b = top + right;
    const c = lower + left;
    const d = lower + right;
    if (changes[a] || changes[b] || changes[c] || changes[d]) {
      writeBlock(settling, row, column, [a, b, c, d]);
    }
  }
}

const own = new Float32Array(3);
const around = new Float64Array(12);
/** Values of the four cells for each mask, interleaved. */
let cornerValues = new Float64Array(16);

/** Squared similarity of the current pixel to one of the four cells. */
function likeness(corner: number): number {
  const l = own[0]! - around[3 * corner]!;
  const p = own[1]! - around[3 * corner + 1]!;
  const q = own[2]! - around[3 * corner + 2]!;
  const share = alike / (alike + l * l + p * p + q * q);
  return share * share;
}

function meetCells({ grid, settled }: Settling, cells: readonly number[]): void {
  if (cornerValues.length < 4 * settled.length) cornerValues = new Float64Array(4 * settled.length);
  for (let corner = 0; corner < 4; corner++) {
    const cell = cells[corner]!;
    for (let k = 0; k < 3; k++) around[3 * corner + k] = grid.colours[3 * cell + k]!;
    for (let s = 0; s < settled.length; s++) cornerValues[4 * s + corner] = settled[s]![cell]!;
  }
}

/** Each pixel of a block from the similar ones of the four cells around it. */
function writeBlock(
  settling: Settling,
  row: number,
  column: number,
  cells: readonly [a: number, b: number, c: number, d: number],
): void {
  meetCells(settling, cells);
  const [a, b, c, d] = cells;
  const { grid, photo, band, covers } = settling;
  const { cellPx } = grid;
  const { widthPx, heightPx, data } = photo;
  const startX = column * cellPx + (cellPx >> 1);
  const startY = row * cellPx + (cellPx >> 1);
  const endX = Math.min(widthPx, startX + cellPx);
  const endY = Math.min(heightPx, startY + cellPx);
  for (let y = Math.max(0, startY); y < endY; y++) {
    const down = (y - startY) / cellPx;
    const nearLeft = (1 - down) * band[a]! + down * band[c]!;
    const nearStep = (1 - down) * band[b]! + down * band[d]! - nearLeft;
    for (let x = Math.max(0, startX); x < endX; x++) {
      const across = (x - startX) / cellPx;
      const near = nearLeft + nearStep * across;
      if (near < 0.01) continue;
      const index = y * widthPx + x;
      writeColour(own, 0, data[index * 3]!, data[index * 3 + 1]!, data[index * 3 + 2]!);
      const wa = (1 - across) * (1 - down) * likeness(0);
      const wb = across * (1 - down) * likeness(1);
      const wc = (1 - across) * down * likeness(2);
      const wd = across * down * likeness(3);
      const perAll = 1 / (wa + wb + wc + wd + 1e-9);
      for (let s = 0; s < covers.length; s++) {
        const cover = covers[s]!;
        const at = 4 * s;
        const sum =
          wa * cornerValues[at]! +
          wb * cornerValues[at + 1]! +
          wc * cornerValues[at + 2]! +
          wd * cornerValues[at + 3]!;
        const share = sum * perAll;
        const was = cover[index]!;
        cover[index] = was + (share * 255 - was) * near + 0.5;
      }
    }
  }
}
