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

/** Offset of a piece's start, in columns. */
function shift(index: f64, columns: f64, row: f64, uneven: f64, seed: i32): f64 {
  if (uneven === 0) return 0;
  return (hashLattice(<i32>wrap(index, columns), <i32>row, seed + 31) - 0.5) * uneven;
}

/** Pieces in courses, for texels at `us` and `v` metres: see `inRows` in materials/layout.ts. */
export function courses(
  us: usize,
  v: f64,
  sizeMetres: f64,
  rows: f64,
  columns: f64,
  step: f64,
  isRandom: i32,
  isUpright: i32,
  uneven: f64,
  seed: i32,
  count: i32,
): void {
  const courseWidth = sizeMetres / rows;
  const cell = sizeMetres / columns;
  // Recomputed at the end of the course, and of the piece.
  let lastFloor: f64 = NaN;
  let row: f64 = 0;
  let startShare: f64 = 0;
  let column: f64 = 0;
  let from: f64 = 0;
  let to: f64 = 0;
  let isNew = true;
  let first: f64 = 0;
  let second: f64 = 0;
  let acrossHere: f64 = 0;
  const end = (<usize>count) << 3;
  for (let at: usize = 0; at < end; at += 8) {
    const u = load<f64>(us + at);
    if (isUpright || at === 0) {
      const rowAt = (isUpright ? u : v) / courseWidth;
      const rowFloor = floor<f64>(rowAt);
      acrossHere = (rowAt - rowFloor) * courseWidth;
      if (rowFloor !== lastFloor) {
        lastFloor = rowFloor;
        row = wrap(rowFloor, rows);
        startShare = isRandom ? hashLattice(<i32>row, 17, seed) : (step * row) / columns;
        to = from;
        isNew = true;
      }
    }
    const sideEdge = min<f64>(acrossHere, courseWidth - acrossHere);
    const alongAll = isUpright ? v : u;
    let alongHere = alongAll;
    let lengthHere = sizeMetres;
    let edgeHere = sideEdge;
    if (columns > 0) {
      const columnAt = wrap(alongAll + startShare * sizeMetres, sizeMetres) / cell;
      if (columnAt < from || columnAt >= to) {
        isNew = true;
        column = floor<f64>(columnAt);
        from = column + shift(column, columns, row, uneven, seed);
        to = column + 1 + shift(column + 1, columns, row, uneven, seed);
        if (columnAt < from) {
          to = from;
          column -= 1;
          from = column + shift(column, columns, row, uneven, seed);
        } else if (columnAt >= to) {
          from = to;
          column += 1;
          to = column + 1 + shift(column + 1, columns, row, uneven, seed);
        }
      }
      alongHere = (columnAt - from) * cell;
      lengthHere = (to - from) * cell;
      edgeHere = min<f64>(min<f64>(sideEdge, alongHere), lengthHere - alongHere);
    }
    if (isNew) {
      isNew = false;
      const name: i32 = columns > 0 ? <i32>wrap(column, columns) : 0;
      first = firstChance(name, <i32>row, seed);
      second = secondChance(name, <i32>row, seed);
    }
    store<f64>(chance + at, first);
    store<f64>(chance2 + at, second);
    store<f64>(along + at, alongHere);
    store<f64>(across + at, acrossHere);
    store<f64>(length + at, lengthHere);
    store<f64>(width + at, courseWidth);
    store<f64>(edge + at, edgeHere);
  }
}
