/**
 * Periodic noise, computed once per process as tables: baking a material then takes a few look-ups per texel
 * instead of many hashes.
 */
import { hashLattice } from '../random/random.ts';

export const noiseSizePx = 512;
const mask = noiseSizePx - 1;

/** Mean 0, standard deviation 0.5; period 1 in both directions. */
export type NoiseTable = Float32Array;

interface Axis {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly blend: Float32Array;
}

function latticeAxis(frequency: number): Axis {
  const first = new Int32Array(noiseSizePx);
  const second = new Int32Array(noiseSizePx);
  const blend = new Float32Array(noiseSizePx);
  for (let index = 0; index < noiseSizePx; index++) {
    const at = (index * frequency) / noiseSizePx;
    const cell = Math.floor(at);
    const t = at - cell;
    first[index] = cell % frequency;
    second[index] = (cell + 1) % frequency;
    blend[index] = t * t * (3 - 2 * t);
  }
  return { first, second, blend };
}

function addOctave(table: NoiseTable, across: number, down: number, weight: number, seed: number) {
  const lattice = new Float32Array(across * down);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) lattice[y * across + x] = hashLattice(x, y, seed) - 0.5;
  }
  const columns = latticeAxis(across);
  const rows = latticeAxis(down);
  for (let y = 0; y < noiseSizePx; y++) {
    const top = rows.first[y]! * across;
    const bottom = rows.second[y]! * across;
    const ty = rows.blend[y]!;
    for (let x = 0; x < noiseSizePx; x++) {
      const left = columns.first[x]!;
      const right = columns.second[x]!;
      const tx = columns.blend[x]!;
      const upper = lattice[top + left]! + (lattice[top + right]! - lattice[top + left]!) * tx;
      const lower =
        lattice[bottom + left]! + (lattice[bottom + right]! - lattice[bottom + left]!) * tx;
      table[y * noiseSizePx + x]! += weight * (upper + (lower - upper) * ty);
    }
  }
}

function fractalTable(across: number, down: number, octaves: number, seed: number): NoiseTable {
  const table = new Float32Array(noiseSizePx * noiseSizePx);
  let weight = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const times = 2 ** octave;
    const columns = Math.min(noiseSizePx, across * times);
    const rows = Math.min(noiseSizePx, down * times);
    addOctave(table, columns, rows, weight, seed + octave);
    weight *= 0.55;
  }
  let mean = 0;
  for (const value of table) mean += value;
  mean /= table.length;
  let variance = 0;
  for (const value of table) variance += (value - mean) ** 2;
  const scale = 0.5 / Math.sqrt(variance / table.length);
  for (let index = 0; index < table.length; index++) table[index] = (table[index]! - mean) * scale;
  return table;
}

/** Base frequency across and down, and octaves. */
const tableRows = {
  clouds: [4, 4, 6],
  /** Hand-sized patches. */
  blotch: [16, 16, 4],
  /** Sand, pores, weave. */
  grain: [96, 96, 3],
  /** Long fibres along u. */
  fibre: [6, 128, 3],
} as const;

export type NoiseName = keyof typeof tableRows;
export const noiseNames = Object.keys(tableRows) as readonly NoiseName[];
const made = new Map<NoiseName, NoiseTable>();

export function noiseTable(name: NoiseName): NoiseTable {
  let table = made.get(name);
  if (!table) {
    const [across, down, octaves] = tableRows[name];
    table = fractalTable(across, down, octaves, 101 * (1 + noiseNames.indexOf(name)));
    made.set(name, table);
  }
  return table;
}

/** Bilinear, with wrapping. */
export function noiseAt(table: NoiseTable, u: number, v: number): number {
  const x = u * noiseSizePx;
  const y = v * noiseSizePx;
  const xFloor = Math.floor(x);
  const yFloor = Math.floor(y);
  const tx = x - xFloor;
  const ty = y - yFloor;
  const left = xFloor & mask;
  const right = (xFloor + 1) & mask;
  const top = (yFloor & mask) * noiseSizePx;
  const bottom = ((yFloor + 1) & mask) * noiseSizePx;
  const upper = table[top + left]! + (table[top + right]! - table[top + left]!) * tx;
  const lower = table[bottom + left]! + (table[bottom + right]! - table[bottom + left]!) * tx;
  return upper + (lower - upper) * ty;
}
