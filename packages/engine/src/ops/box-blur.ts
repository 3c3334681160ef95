/** Box means with clamped windows: at a border only the pixels inside count. */

const columnSums = new Map<number, Float64Array>();

function columnBuffer(width: number): Float64Array {
  let buffer = columnSums.get(width);
  if (!buffer) {
    if (columnSums.size > 8) columnSums.clear();
    buffer = new Float64Array(width);
    columnSums.set(width, buffer);
  }
  return buffer.fill(0);
}

/**
 * Mean over a (2r+1) x (2r+1) window. `target` may be `source`; `scratch` has the same size. Cost is
 * independent of the radius.
 */
export function boxMean(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
  target: Float32Array = new Float32Array(width * height),
  scratch: Float32Array = new Float32Array(width * height),
): Float32Array {
  for (let y = 0; y < height; y++) meanAlongRow(source, scratch, y * width, width, radius);
  const sums = columnBuffer(width);
  let rows = 0;
  for (let y = 0; y < Math.min(radius, height); y++, rows++) {
    addRow(sums, scratch, y * width, width, 1);
  }
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      addRow(sums, scratch, (y + radius) * width, width, 1);
      rows++;
    }
    if (y - radius - 1 >= 0) {
      addRow(sums, scratch, (y - radius - 1) * width, width, -1);
      rows--;
    }
    const inverse = 1 / rows;
    const start = y * width;
    for (let x = 0; x < width; x++) target[start + x] = sums[x]! * inverse;
  }
  return target;
}

function meanAlongRow(
  source: Float32Array,
  target: Float32Array,
  start: number,
  width: number,
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < Math.min(radius, width); x++, count++) sum += source[start + x]!;
  for (let x = 0; x < width; x++) {
    if (x + radius < width) {
      sum += source[start + x + radius]!;
      count++;
    }
    if (x - radius - 1 >= 0) {
      sum -= source[start + x - radius - 1]!;
      count--;
    }
    target[start + x] = sum / count;
  }
}

function addRow(
  sums: Float64Array,
  source: Float32Array,
  start: number,
  width: number,
  sign: number,
): void {
  for (let x = 0; x < width; x++) sums[x] = sums[x]! + sign * source[start + x]!;
}
