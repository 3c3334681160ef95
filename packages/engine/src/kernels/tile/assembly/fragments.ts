import {
  across,
  along,
  chance,
  chance2,
  edge,
  firstChance,
  hashLattice,
  length,
  secondChance,
  width,
  wrap,
} from './pieces';

/** Farther than any centre. */
const far: f64 = 9;

/** The nine centres around a cell (columns, then rows), and the cells they belong to. */
const middles = memory.data(9 * 16);
const cellNames = memory.data(9 * 8);

function gather(column: f64, row: f64, cells: f64, rows: f64, looseness: f64, seed: i32): void {
  let near: usize = 0;
  for (let dy: f64 = -1; dy <= 1; dy++) {
    for (let dx: f64 = -1; dx <= 1; dx++) {
      const cx = <i32>wrap(column + dx, cells);
      const cy = <i32>wrap(row + dy, rows);
      const x = 0.5 + (hashLattice(cx, cy, seed + 3) - 0.5) * looseness;
      const y = 0.5 + (hashLattice(cx, cy, seed + 5) - 0.5) * looseness;
      store<f64>(middles + (near << 4), column + dx + x);
      store<f64>(middles + (near << 4), row + dy + y, 8);
      store<i32>(cellNames + (near << 3), cx);
      store<i32>(cellNames + (near << 3), cy, 4);
      near++;
    }
  }
}

/** Irregular pieces, for texels at `us` and `v` metres: see materials/fragments.ts. */
export function fragments(
  us: usize,
  v: f64,
  sizeMetres: f64,
  cells: f64,
  rows: f64,
  looseness: f64,
  seed: i32,
  count: i32,
): void {
  const cellWidth = sizeMetres / cells;
  const cellHeight = sizeMetres / rows;
  const halfSide = 0.5 * min<f64>(cellWidth, cellHeight);
  const y = v / cellHeight;
  const row = floor<f64>(y);
  let lastColumn: f64 = NaN;
  let lastBest: usize = 9;
  let first: f64 = 0;
  let other: f64 = 0;
  const end = (<usize>count) << 3;
  for (let at: usize = 0; at < end; at += 8) {
    const x = load<f64>(us + at) / cellWidth;
    const column = floor<f64>(x);
    if (column !== lastColumn) {
      lastColumn = column;
      lastBest = 9;
      gather(column, row, cells, rows, looseness, seed);
    }
    let nearest = far;
    let second = far;
    let best: usize = 0;
    for (let near: usize = 0; near < 9; near++) {
      const px = load<f64>(middles + (near << 4)) - x;
      const py = load<f64>(middles + (near << 4), 8) - y;
      const distance = px * px + py * py;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        best = near;
      } else if (distance < second) second = distance;
    }
    if (best !== lastBest) {
      lastBest = best;
      const cx = load<i32>(cellNames + (best << 3));
      const cy = load<i32>(cellNames + (best << 3), 4);
      first = firstChance(cx, cy, seed);
      other = secondChance(cx, cy, seed);
    }
    store<f64>(chance + at, first);
    store<f64>(chance2 + at, other);
    store<f64>(along + at, (0.5 - (load<f64>(middles + (best << 4)) - x)) * cellWidth);
    store<f64>(across + at, (0.5 - (load<f64>(middles + (best << 4), 8) - y)) * cellHeight);
    store<f64>(length + at, cellWidth);
    store<f64>(width + at, cellHeight);
    store<f64>(edge + at, (sqrt<f64>(second) - sqrt<f64>(nearest)) * halfSide);
  }
}
