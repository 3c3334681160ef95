interface GridSize {
  readonly width: number;
  readonly height: number;
}

/** Bilinear interpolation in a coarse grid; x and y in cells. */
export function readCoarse(
  values: Float32Array,
  { width, height }: GridSize,
  x: number,
  y: number,
  channel = 0,
  channels = 1,
): number {
  const px = Math.min(width - 1, Math.max(0, x));
  const py = Math.min(height - 1, Math.max(0, y));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const right = Math.min(width - 1, left + 1);
  const low = Math.min(height - 1, top + 1);
  const [fx, fy] = [px - left, py - top];
  const value = (column: number, row: number) =>
    values[(row * width + column) * channels + channel]!;
  return (
    (value(left, top) * (1 - fx) + value(right, top) * fx) * (1 - fy) +
    (value(left, low) * (1 - fx) + value(right, low) * fx) * fy
  );
}
