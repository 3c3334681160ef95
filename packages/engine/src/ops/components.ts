/** Connected components (4-connected) of equal labels; label 0 is background. */
import { unclearedScratch } from './scratch-arrays.ts';

export interface Components {
  /** Component of each pixel, from 0 upwards; -1 for background. */
  readonly of: Int32Array;
  readonly size: number[];
  readonly label: number[];
}

export function connectedComponents(labels: Uint8Array, width: number, height: number): Components {
  const of = unclearedScratch(Int32Array, labels.length).fill(-1);
  const stack = unclearedScratch(Int32Array, labels.length);
  const size: number[] = [];
  const label: number[] = [];
  const last = width * (height - 1);
  for (let start = 0; start < labels.length; start++) {
    if (of[start] !== -1 || labels[start] === 0) continue;
    const id = size.length;
    const value = labels[start]!;
    let count = 0;
    let top = 0;
    stack[top++] = start;
    of[start] = id;
    while (top > 0) {
      const pixel = stack[--top]!;
      count++;
      const x = pixel % width;
      for (let side = 0; side < 4; side++) {
        let next = -1;
        if (side === 0 && x > 0) next = pixel - 1;
        else if (side === 1 && x < width - 1) next = pixel + 1;
        else if (side === 2 && pixel >= width) next = pixel - width;
        else if (side === 3 && pixel < last) next = pixel + width;
        if (next < 0 || of[next] !== -1 || labels[next] !== value) continue;
        of[next] = id;
        stack[top++] = next;
      }
    }
    size.push(count);
    label.push(value);
  }
  return { of, size, label };
}

export interface Extent {
  left: number;
  right: number;
  top: number;
  foot: number;
}

/** Bounding box of each component, inclusive. */
export function extentsOf({ of, size }: Pick<Components, 'of' | 'size'>, width: number): Extent[] {
  const extents = size.map(() => ({ left: width, right: 0, top: Infinity, foot: 0 }));
  for (let y = 0, at = 0; at < of.length; y++)
    for (let x = 0; x < width; x++, at++) {
      const extent = of[at]! < 0 ? undefined : extents[of[at]!];
      if (!extent) continue;
      if (x < extent.left) extent.left = x;
      if (x > extent.right) extent.right = x;
      if (y < extent.top) extent.top = y;
      extent.foot = y;
    }
  return extents;
}
