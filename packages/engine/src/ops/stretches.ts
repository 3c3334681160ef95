/**
 * Values along a row of which each holds one unbroken stretch, as the faces of a convex room do in a photo:
 * the ends are sought by halving, so that only a few places of a row are looked at.
 */
export function eachStretch(
  length: number,
  valueAt: (place: number) => number,
  visit: (value: number, from: number, to: number) => void,
): void {
  if (length === 0) return;
  const last = valueAt(length - 1);
  let from = 0;
  let value = valueAt(0);
  while (value !== last) {
    let inside = from;
    let to = length - 1;
    while (to - inside > 1) {
      const middle = (inside + to) >> 1;
      if (valueAt(middle) === value) inside = middle;
      else to = middle;
    }
    visit(value, from, to);
    from = to;
    value = valueAt(from);
  }
  visit(last, from, length);
}
