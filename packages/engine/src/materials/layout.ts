/**
 * How a surface is divided: boards, bricks, tiles, stones. A layout answers, for a place in the
 * tile (metres), in which piece it lies, where inside that piece, and how far the nearest edge is.
 * Every layout repeats after `sizeMetres` in both directions.
 */
import { hashLattice } from '../random/random.ts';

/** Filled in anew for every texel; one object is reused for a whole bake. */
export interface Piece {
  /** Two independent numbers 0..1 that belong to the piece. */
  chance: number;
  chance2: number;
  /** Metres from the start of the piece, along its grain and across it. */
  along: number;
  across: number;
  /** Size of the piece in metres. */
  length: number;
  width: number;
  /** Metres to the nearest edge of the piece. */
  edge: number;
}

export type Layout = (u: number, v: number, sizeMetres: number, seed: number, out: Piece) => void;

/** Into 0 .. period. Not by `%`: the remainder of fractions is many times as slow as this. */
const wrap = (value: number, period: number) => value - Math.floor(value / period) * period;

/** Names pieces, and remembers the last one: the next texel mostly lies in the same. */
function namer() {
  let lastColumn = Number.NaN;
  let lastRow = Number.NaN;
  let lastSeed = Number.NaN;
  let chance = 0;
  let chance2 = 0;
  return (out: Piece, column: number, row: number, seed: number) => {
    if (column !== lastColumn || row !== lastRow || seed !== lastSeed) {
      lastColumn = column;
      lastRow = row;
      lastSeed = seed;
      chance = hashLattice(column, row, seed);
      chance2 = hashLattice(column, row, seed + 7919);
    }
    out.chance = chance;
    out.chance2 = chance2;
  };
}

const nameWhole = namer();
/** One piece without an edge. */
export const whole: Layout = (u, v, sizeMetres, seed, out) => {
  nameWhole(out, 0, 0, seed);
  out.along = u;
  out.across = v;
  out.length = sizeMetres;
  out.width = sizeMetres;
  out.edge = 1;
};

export interface RowOptions {
  /** Courses in one tile. */
  readonly rows: number;
  /** Pieces in a course; 0: endless boards. */
  readonly columns: number;
  /** How each course starts: in line, half a piece on, a third on, or anywhere. */
  readonly bond: 'stack' | 'half' | 'third' | 'random';
  /** Courses stand instead of lying. */
  readonly upright?: boolean;
  /** Pieces differ in length by up to this share. */
  readonly uneven?: number;
}

const bondStep = { stack: 0, half: 0.5, third: 1 / 3, random: 0 } as const;

export function inRows(options: RowOptions): Layout {
  const { rows, columns, bond, upright = false, uneven = 0 } = options;
  const step = bondStep[bond];
  const isRandom = bond === 'random';
  const name = namer();
  const shift = (index: number, row: number, seed: number) =>
    uneven === 0 ? 0 : (hashLattice(wrap(index, columns), row, seed + 31) - 0.5) * uneven;
  // The piece found last, in columns of its course.
  let lastRow = Number.NaN;
  let lastSeed = Number.NaN;
  let startShare = 0;
  let column = 0;
  let from = 0;
  let to = 0;
  return (u, v, sizeMetres, seed, out) => {
    const alongAll = upright ? v : u;
    const acrossAll = upright ? u : v;
    out.width = sizeMetres / rows;
    const rowAt = acrossAll / out.width;
    const rowFloor = Math.floor(rowAt);
    const row = wrap(rowFloor, rows);
    out.across = (rowAt - rowFloor) * out.width;
    const sideEdge = Math.min(out.across, out.width - out.across);
    if (columns === 0) {
      name(out, 0, row, seed);
      out.along = alongAll;
      out.length = sizeMetres;
      out.edge = sideEdge;
      return;
    }
    if (row !== lastRow || seed !== lastSeed) {
      lastRow = row;
      lastSeed = seed;
      startShare = isRandom ? hashLattice(row, 17, seed) : (step * row) / columns;
      to = from;
    }
    const cell = sizeMetres / columns;
    const columnAt = wrap(alongAll + startShare * sizeMetres, sizeMetres) / cell;
    if (columnAt < from || columnAt >= to) {
      column = Math.floor(columnAt);
      from = column + shift(column, row, seed);
      to = column + 1 + shift(column + 1, row, seed);
      if (columnAt < from) {
        to = from;
        column -= 1;
        from = column + shift(column, row, seed);
      } else if (columnAt >= to) {
        from = to;
        column += 1;
        to = column + 1 + shift(column + 1, row, seed);
      }
    }
    name(out, wrap(column, columns), row, seed);
    out.along = (columnAt - from) * cell;
    out.length = (to - from) * cell;
    out.edge = Math.min(sideEdge, out.along, out.length - out.along);
  };
}

/** Blocks `ratio` times as long as wide, laid at right angles in steps; `cells` a multiple of 2 x ratio. */
export function herringbone(cells: number, ratio: number): Layout {
  const name = namer();
  return (u, v, sizeMetres, seed, out) => {
    const cell = sizeMetres / cells;
    const x = u / cell;
    const y = v / cell;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const step = wrap(column - row, 2 * ratio);
    out.width = cell;
    out.length = cell * ratio;
    if (step < ratio) {
      const start = column - step;
      name(out, wrap(start, cells), wrap(row, cells), seed);
      out.along = (x - start) * cell;
      out.across = (y - row) * cell;
    } else {
      const start = row - (2 * ratio - 1 - step);
      name(out, wrap(column, cells), wrap(start, cells) + cells, seed);
      out.along = (y - start) * cell;
      out.across = (x - column) * cell;
    }
    out.edge = Math.min(
      Math.min(out.across, out.width - out.across),
      Math.min(out.along, out.length - out.along),
    );
  };
}

/** Square blocks of parallel strips, each block turned against its neighbours; `blocks` even. */
export function basketWeave(blocks: number, strips: number): Layout {
  const name = namer();
  return (u, v, sizeMetres, seed, out) => {
    const block = sizeMetres / blocks;
    const column = Math.floor(u / block);
    const row = Math.floor(v / block);
    const isTurned = ((column + row) & 1) === 1;
    const x = u - column * block;
    const y = v - row * block;
    out.length = block;
    out.width = block / strips;
    out.along = isTurned ? y : x;
    const side = isTurned ? x : y;
    const strip = Math.min(strips - 1, Math.floor(side / out.width));
    out.across = side - strip * out.width;
    name(out, wrap(column, blocks) * strips + strip, wrap(row, blocks), seed);
    out.edge = Math.min(
      Math.min(out.across, out.width - out.across),
      Math.min(out.along, block - out.along),
    );
  };
}

/** Flat-topped hexagons squeezed by a hair so that a whole number fits both ways; `columns` even. */
export function hexagons(columns: number): Layout {
  const name = namer();
  return (u, v, sizeMetres, seed, out) => {
    const pitch = sizeMetres / columns;
    const rows = Math.round(columns * 0.866);
    const height = sizeMetres / rows;
    const x = u / pitch;
    const y = v / height;
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
    name(out, wrap(bestColumn, columns), wrap(bestRow, rows), seed);
    out.along = (x - bestColumn + 0.5) * pitch;
    out.across = (y - bestRow - (bestColumn & 1) * 0.5 + 0.5) * height;
    out.length = pitch;
    out.width = height;
    out.edge = Math.max(0, 0.5 - bestDistance) * height;
  };
}

/** Irregular pieces (Worley cells); `stretch` makes them lie flat like field stones. */
export function fragments(cells: number, stretch = 1, looseness = 0.85): Layout {
  const rows = Math.round(cells * stretch);
  const name = namer();
  // Where the middle of each piece lies in its cell.
  const middles = new Float64Array(cells * rows * 2);
  let lastSeed = Number.NaN;
  const lay = (seed: number) => {
    lastSeed = seed;
    for (let y = 0, at = 0; y < rows; y++) {
      for (let x = 0; x < cells; x++, at += 2) {
        middles[at] = 0.5 + (hashLattice(x, y, seed + 3) - 0.5) * looseness;
        middles[at + 1] = 0.5 + (hashLattice(x, y, seed + 5) - 0.5) * looseness;
      }
    }
  };
  return (u, v, sizeMetres, seed, out) => {
    if (seed !== lastSeed) lay(seed);
    const width = sizeMetres / cells;
    const height = sizeMetres / rows;
    const x = u / width;
    const y = v / height;
    const column = Math.floor(x);
    const row = Math.floor(y);
    let nearest = 9;
    let second = 9;
    let bestX = 0;
    let bestY = 0;
    let fromX = 0;
    let fromY = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const cx = wrap(column + dx, cells);
        const cy = wrap(row + dy, rows);
        const at = (cy * cells + cx) * 2;
        const px = column + dx + middles[at]! - x;
        const py = row + dy + middles[at + 1]! - y;
        const distance = px * px + py * py;
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
          bestX = cx;
          bestY = cy;
          fromX = px;
          fromY = py;
        } else if (distance < second) second = distance;
      }
    }
    name(out, bestX, bestY, seed);
    out.along = (0.5 - fromX) * width;
    out.across = (0.5 - fromY) * height;
    out.length = width;
    out.width = height;
    out.edge = (Math.sqrt(second) - Math.sqrt(nearest)) * 0.5 * Math.min(width, height);
  };
}
