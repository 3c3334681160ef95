/**
 * Rows of values that each form one contiguous run, like the faces of a convex room in a photo. Finds the
 * runs' ends by bisection, which evaluates only a few positions per row.
 */
export interface RunRow {
  valueAt(place: number): number;
  visit(value: number, from: number, to: number): void;
}

export function walkRuns(row: RunRow, length: number): void {
  if (length === 0) return;
  const last = row.valueAt(length - 1);
  let from = 0;
  let value = row.valueAt(0);
  while (value !== last) {
    let inside = from;
    let to = length - 1;
    while (to - inside > 1) {
      const middle = (inside + to) >> 1;
      if (row.valueAt(middle) === value) inside = middle;
      else to = middle;
    }
    row.visit(value, from, to);
    from = to;
    value = row.valueAt(from);
  }
  row.visit(last, from, length);
}

/** The same for a row given as two functions. */
export function eachRun(length: number, valueAt: RunRow['valueAt'], visit: RunRow['visit']): void {
  walkRuns({ valueAt, visit }, length);
}
