/** Element-wise layers: sums, products, clamps, means, upsampling, concatenation. */
import { type Sheet, type SheetMemory, sizeOf } from './sheet-memory.ts';

export type Operand = Sheet | number;

/** Broadcasts if one of the two is a single pixel. */
export function combined(memory: SheetMemory, one: Operand, other: Operand, isSum: boolean): Sheet {
  const [large, small] = inOrder(one, other);
  const to = memory.sheet(large.width, large.height, large.channels);
  const { numbers } = memory;
  const count = sizeOf(large);
  if (typeof small === 'number') {
    for (let i = 0; i < count; i++) {
      const value = numbers[large.at + i]!;
      numbers[to.at + i] = isSum ? value + small : value * small;
    }
    return to;
  }
  const turn = sizeOf(small);
  for (let start = 0; start < count; start += turn) {
    for (let i = 0; i < turn; i++) {
      const value = numbers[large.at + start + i]!;
      const by = numbers[small.at + i]!;
      numbers[to.at + start + i] = isSum ? value + by : value * by;
    }
  }
  return to;
}

function inOrder(one: Operand, other: Operand): readonly [Sheet, Operand] {
  if (typeof one === 'number') {
    if (typeof other === 'number') throw new Error('Two numbers make no sheet');
    return [other, one];
  }
  if (typeof other === 'number' || sizeOf(one) >= sizeOf(other)) return [one, other];
  return [other, one];
}

/** Clamps to 0..`most`. */
export function cut(memory: SheetMemory, from: Sheet, most: number): Sheet {
  const to = memory.sheet(from.width, from.height, from.channels);
  const { numbers } = memory;
  for (let i = 0; i < sizeOf(from); i++) {
    const value = numbers[from.at + i]!;
    numbers[to.at + i] = value < 0 ? 0 : value > most ? most : value;
  }
  return to;
}

export function sigmoid(memory: SheetMemory, from: Sheet): Sheet {
  const to = memory.sheet(from.width, from.height, from.channels);
  const { numbers } = memory;
  for (let i = 0; i < sizeOf(from); i++) {
    numbers[to.at + i] = 1 / (1 + Math.exp(-numbers[from.at + i]!));
  }
  return to;
}

export function mean(memory: SheetMemory, from: Sheet): Sheet {
  const to = memory.sheet(1, 1, from.channels);
  const { numbers } = memory;
  const sums = new Float64Array(from.lanes);
  for (let at = from.at; at < from.at + sizeOf(from); at += from.lanes) {
    for (let k = 0; k < from.lanes; k++) sums[k]! += numbers[at + k]!;
  }
  const pixels = from.width * from.height;
  for (let k = 0; k < from.lanes; k++) numbers[to.at + k] = sums[k]! / pixels;
  return to;
}

/** Bilinear upsampling by two; the border repeats. */
export function doubled(memory: SheetMemory, from: Sheet): Sheet {
  const to = memory.sheet(2 * from.width, 2 * from.height, from.channels);
  const { numbers } = memory;
  const pixelAt = (x: number, y: number) => from.at + (y * from.width + x) * from.lanes;
  for (let y = 0; y < to.height; y++) {
    const upper = y >> 1;
    const lower = Math.min(from.height - 1, upper + (y & 1));
    for (let x = 0; x < to.width; x++) {
      const left = x >> 1;
      const right = Math.min(from.width - 1, left + (x & 1));
      const [a, b] = [pixelAt(left, upper), pixelAt(right, upper)];
      const [c, d] = [pixelAt(left, lower), pixelAt(right, lower)];
      const out = to.at + (y * to.width + x) * to.lanes;
      for (let k = 0; k < to.lanes; k++) {
        const above = numbers[a + k]! + numbers[b + k]!;
        numbers[out + k] = (above + numbers[c + k]! + numbers[d + k]!) / 4;
      }
    }
  }
  return to;
}

export function sideBySide(memory: SheetMemory, one: Sheet, other: Sheet): Sheet {
  const to = memory.sheet(one.width, one.height, one.channels + other.channels);
  const { numbers } = memory;
  for (let pixel = 0; pixel < one.width * one.height; pixel++) {
    const out = to.at + pixel * to.lanes;
    const at = one.at + pixel * one.lanes;
    const otherAt = other.at + pixel * other.lanes;
    numbers.copyWithin(out, at, at + one.lanes);
    numbers.copyWithin(out + one.lanes, otherAt, otherAt + other.lanes);
  }
  return to;
}
