/**
 * Division of a surface: boards, bricks, tiles, stones. For a row of positions in the tile (metres), a layout
 * gives the piece of each, the position inside that piece, and the distance to its nearest edge. Every layout
 * repeats after `sizeMetres` in both directions. Processes rows with struct-of-arrays: per-texel calls with
 * numbers in objects would allocate each on the heap.
 */
import { hashLattice } from '../random/random.ts';
import { tileMemory } from './tile-memory.ts';

/** Pieces of a row's texels; overwritten for every row of a bake. */
export class PieceRow {
  /** Two independent random numbers 0..1 per piece. */
  readonly chance: Float64Array;
  readonly chance2: Float64Array;
  /** Metres from the piece's start, along and across its grain. */
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly length: Float64Array;
  readonly width: Float64Array;
  /** Metres to the nearest edge of the piece. */
  readonly edge: Float64Array;

  constructor(row: () => Float64Array) {
    this.chance = row();
    this.chance2 = row();
    this.along = row();
    this.across = row();
    this.length = row();
    this.width = row();
    this.edge = row();
  }
}

/** `u` varies along the row, `v` is constant; `out` is in the memory of the current tile. */
export type Layout = (
  u: Float64Array,
  v: number,
  sizeMetres: number,
  seed: number,
  out: PieceRow,
) => void;

/** Wraps to 0 .. period. `%` on fractions is many times slower. */
const wrap = (value: number, period: number) => value - Math.floor(value / period) * period;

const firstChance = (column: number, row: number, seed: number) => hashLattice(column, row, seed);
const secondChance = (column: number, row: number, seed: number) =>
  hashLattice(column, row, seed + 7919);

/** A single piece without edges. */
export const whole: Layout = (u, v, sizeMetres, seed, out) => {
  out.chance.fill(firstChance(0, 0, seed));
  out.chance2.fill(secondChance(0, 0, seed));
  out.along.set(u);
  out.across.fill(v);
  out.length.fill(sizeMetres);
  out.width.fill(sizeMetres);
  out.edge.fill(1);
};

export interface RowOptions {
  /** Courses per tile. */
  readonly rows: number;
  /** Pieces per course; 0: endless boards. */
  readonly columns: number;
  /** Offset of each course: none, half a piece, a third, or random. */
  readonly bond: 'stack' | 'half' | 'third' | 'random';
  /** Vertical courses. */
  readonly upright?: boolean;
  /** Variation of length, as a share. */
  readonly uneven?: number;
}

const bondStep = { stack: 0, half: 0.5, third: 1 / 3, random: 0 } as const;

export function inRows(options: RowOptions): Layout {
  const { rows, columns, bond, upright = false, uneven = 0 } = options;
  const step = bondStep[bond];
  const isRandom = bond === 'random' ? 1 : 0;
  const isUpright = upright ? 1 : 0;
  return (u, v, sizeMetres, seed) =>
    tileMemory().kernel.courses(
      u.byteOffset,
      v,
      sizeMetres,
      rows,
      columns,
      step,
      isRandom,
      isUpright,
      uneven,
      seed,
      u.length,
    );
}

/** Irregular pieces (Worley cells); `stretch` flattens them like field stones. */
export function fragments(cells: number, stretch = 1, looseness = 0.85): Layout {
  const rows = Math.round(cells * stretch);
  return (u, v, sizeMetres, seed) =>
    tileMemory().kernel.fragments(
      u.byteOffset,
      v,
      sizeMetres,
      cells,
      rows,
      looseness,
      seed,
      u.length,
    );
}

/** Herringbone: blocks `ratio` times as long as wide; `cells` is a multiple of 2 x ratio. */
export function herringbone(cells: number, ratio: number): Layout {
  return (u, v, sizeMetres, seed, out) => {
    const { chance, chance2, along, across, length, width, edge } = out;
    const cell = sizeMetres / cells;
    const blockLength = cell * ratio;
    width.fill(cell);
    length.fill(blockLength);
    const y = v / cell;
    const row = Math.floor(y);
    let lastColumn = Number.NaN;
    let isLying = false;
    let start = 0;
    let chanceHere = 0;
    let chance2Here = 0;
    for (let index = 0; index < u.length; index++) {
      const x = u[index]! / cell;
      const column = Math.floor(x);
      if (column !== lastColumn) {
        lastColumn = column;
        const step = wrap(column - row, 2 * ratio);
        isLying = step < ratio;
        start = isLying ? column - step : row - (2 * ratio - 1 - step);
        const name = wrap(isLying ? start : column, cells);
        const name2 = isLying ? wrap(row, cells) : wrap(start, cells) + cells;
        chanceHere = firstChance(name, name2, seed);
        chance2Here = secondChance(name, name2, seed);
      }
      const alongHere = ((isLying ? x : y) - start) * cell;
      const acrossHere = (isLying ? y - row : x - column) * cell;
      chance[index] = chanceHere;
      chance2[index] = chance2Here;
      along[index] = alongHere;
      across[index] = acrossHere;
      edge[index] = Math.min(
        Math.min(acrossHere, cell - acrossHere),
        Math.min(alongHere, blockLength - alongHere),
      );
    }
  };
}

/** Square blocks of parallel strips in alternating directions; `blocks` is even. */
export function basketWeave(blocks: number, strips: number): Layout {
  return (u, v, sizeMetres, seed, out) => {
    const { chance, chance2, along, across, length, width, edge } = out;
    const block = sizeMetres / blocks;
    const stripWidth = block / strips;
    length.fill(block);
    width.fill(stripWidth);
    const row = Math.floor(v / block);
    const y = v - row * block;
    let lastColumn = Number.NaN;
    let lastStrip = 0;
    let chanceHere = 0;
    let chance2Here = 0;
    for (let index = 0; index < u.length; index++) {
      const column = Math.floor(u[index]! / block);
      const isTurned = ((column + row) & 1) === 1;
      const x = u[index]! - column * block;
      const alongHere = isTurned ? y : x;
      const side = isTurned ? x : y;
      const strip = Math.min(strips - 1, Math.floor(side / stripWidth));
      if (column !== lastColumn || strip !== lastStrip) {
        lastColumn = column;
        lastStrip = strip;
        const name = wrap(column, blocks) * strips + strip;
        chanceHere = firstChance(name, wrap(row, blocks), seed);
        chance2Here = secondChance(name, wrap(row, blocks), seed);
      }
      const acrossHere = side - strip * stripWidth;
      chance[index] = chanceHere;
      chance2[index] = chance2Here;
      along[index] = alongHere;
      across[index] = acrossHere;
      edge[index] = Math.min(
        Math.min(acrossHere, stripWidth - acrossHere),
        Math.min(alongHere, block - alongHere),
      );
    }
  };
}

/** Flat-topped hexagons, scaled slightly so that an integer number fits both ways; `columns` is even. */
export function hexagons(columns: number): Layout {
  return (u, v, sizeMetres, seed, out) => {
    const { chance, chance2, along, across, edge } = out;
    const pitch = sizeMetres / columns;
    const rows = Math.round(columns * 0.866);
    const height = sizeMetres / rows;
    out.length.fill(pitch);
    out.width.fill(height);
    const y = v / height;
    let lastColumn = Number.NaN;
    let lastRow = 0;
    let chanceHere = 0;
    let chance2Here = 0;
    for (let index = 0; index < u.length; index++) {
      const x = u[index]! / pitch;
      let bestDistance = 9;
      let bestColumn = 0;
      let bestRow = 0;
      for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 2; column++) {
        const lift = (column & 1) * 0.5;
        const row = Math.round(y - lift);
        const dx = (x - column) * 0.866;
        const dy = y - row - lift;
        const distance = Math.max(Math.abs(dy), Math.abs(dx) * 0.866 + Math.abs(dy) * 0.5);
        if (distance < bestDistance) {
          bestDistance = distance;
          bestColumn = column;
          bestRow = row;
        }
      }
      if (bestColumn !== lastColumn || bestRow !== lastRow) {
        lastColumn = bestColumn;
        lastRow = bestRow;
        chanceHere = firstChance(wrap(bestColumn, columns), wrap(bestRow, rows), seed);
        chance2Here = secondChance(wrap(bestColumn, columns), wrap(bestRow, rows), seed);
      }
      chance[index] = chanceHere;
      chance2[index] = chance2Here;
      along[index] = (x - bestColumn + 0.5) * pitch;
      across[index] = (y - bestRow - (bestColumn & 1) * 0.5 + 0.5) * height;
      edge[index] = Math.max(0, 0.5 - bestDistance) * height;
    }
  };
}
