/** Fits a surface's colour gradient with a low-degree polynomial, robust to marks and shadows. */

const terms = 6;
const rounds = 5;

function termsAt(x: number, y: number, out: Float64Array): void {
  out[0] = 1;
  out[1] = x;
  out[2] = y;
  out[3] = x * x;
  out[4] = x * y;
  out[5] = y * y;
}

/** Solves a small symmetric system in place (Gaussian elimination with pivoting); false if singular. */
function solve(matrix: Float64Array, right: Float64Array, n: number): boolean {
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(matrix[row * n + column]!) > Math.abs(matrix[pivot * n + column]!)) pivot = row;
    if (Math.abs(matrix[pivot * n + column]!) < 1e-9) return false;
    if (pivot !== column) {
      for (let k = 0; k < n; k++) {
        const held = matrix[column * n + k]!;
        matrix[column * n + k] = matrix[pivot * n + k]!;
        matrix[pivot * n + k] = held;
      }
      const held = right[column]!;
      right[column] = right[pivot]!;
      right[pivot] = held;
    }
    for (let row = column + 1; row < n; row++) {
      const factor = matrix[row * n + column]! / matrix[column * n + column]!;
      if (factor === 0) continue;
      for (let k = column; k < n; k++) matrix[row * n + k]! -= factor * matrix[column * n + k]!;
      right[row]! -= factor * right[column]!;
    }
  }
  for (let row = n - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let k = row + 1; k < n; k++) sum -= matrix[row * n + k]! * right[k]!;
    right[row] = sum / matrix[row * n + row]!;
  }
  return true;
}

export interface SmoothLight {
  /** Writes the three logarithms of colour at a position (shares of width and height). */
  at(x: number, y: number, out: Float64Array): void;
  /** Typical residual, in logarithms. */
  readonly spread: number;
}

export interface Samples {
  /** Position (shares of the picture), and logarithms of the three channels: five numbers per sample. */
  readonly values: Float64Array;
  readonly count: number;
}

const least = 40;

/** Undefined with too few samples. */
export function fitSmoothLight({ values, count }: Samples): SmoothLight | undefined {
  if (count < least) return undefined;
  const weights = new Float64Array(count).fill(1);
  const coefficients = [0, 1, 2].map(() => new Float64Array(terms));
  const lowest = [Infinity, Infinity, Infinity];
  const highest = [-Infinity, -Infinity, -Infinity];
  const term = new Float64Array(terms);
  const misses = new Float64Array(count);
  let spread = 1;
  for (let round = 0; round < rounds; round++) {
    const matrix = new Float64Array(terms * terms);
    const rights = [0, 1, 2].map(() => new Float64Array(terms));
    for (let k = 0; k < count; k++) {
      const weight = weights[k]!;
      if (weight === 0) continue;
      termsAt(values[k * 5]!, values[k * 5 + 1]!, term);
      for (let i = 0; i < terms; i++) {
        for (let j = 0; j < terms; j++) matrix[i * terms + j]! += weight * term[i]! * term[j]!;
        for (let c = 0; c < 3; c++) rights[c]![i]! += weight * term[i]! * values[k * 5 + 2 + c]!;
      }
    }
    // ridge term, so that a strip of wall gives no steep slopes
    for (let i = 1; i < terms; i++) matrix[i * terms + i]! += count * (i > 2 ? 0.004 : 0.0008);
    for (let c = 0; c < 3; c++) {
      if (!solve(matrix.slice(), rights[c]!, terms)) return undefined;
      coefficients[c]!.set(rights[c]!);
    }
    for (let k = 0; k < count; k++) {
      termsAt(values[k * 5]!, values[k * 5 + 1]!, term);
      let miss = 0;
      for (let c = 0; c < 3; c++) {
        let value = 0;
        for (let i = 0; i < terms; i++) value += coefficients[c]![i]! * term[i]!;
        miss += (values[k * 5 + 2 + c]! - value) ** 2;
      }
      misses[k] = Math.sqrt(miss / 3);
    }
    spread = Math.max(0.02, 1.48 * [...misses].sort((a, b) => a - b)[count >> 1]!);
    for (let k = 0; k < count; k++) {
      const away = misses[k]! / (3.2 * spread);
      weights[k] = away < 1 ? (1 - away * away) ** 2 : 0;
    }
  }
  for (let k = 0; k < count; k++) {
    if (weights[k]! < 0.3) continue;
    for (let c = 0; c < 3; c++) {
      lowest[c] = Math.min(lowest[c]!, values[k * 5 + 2 + c]!);
      highest[c] = Math.max(highest[c]!, values[k * 5 + 2 + c]!);
    }
  }
  return {
    spread,
    at(x, y, out) {
      termsAt(x, y, term);
      for (let c = 0; c < 3; c++) {
        let value = 0;
        for (let i = 0; i < terms; i++) value += coefficients[c]![i]! * term[i]!;
        out[c] = Math.min(highest[c]!, Math.max(lowest[c]!, value));
      }
    },
  };
}
